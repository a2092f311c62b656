// The service worker, which keeps the page for use without a network. Each build is a version, fetched as a whole.
const version = "VERSION";
const files = FILES;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" })))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const asked = request.mode === "navigate" ? "./" : request;
  event.respondWith(caches.open(version).then((cache) => cache.match(asked, { ignoreSearch: true })).then((kept) => kept ?? fetch(request)));
});
