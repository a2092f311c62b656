// A server of the folder `site`. It sends compressed files to clients that accept them.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

/** The folder that is served. */
export const site = fileURLToPath(new URL("../dist/site/", import.meta.url));
const types = { html: "text/html", js: "text/javascript", css: "text/css", json: "application/json", wasm: "application/wasm", webmanifest: "application/manifest+json", svg: "image/svg+xml", png: "image/png" };

/** Serves the folder; returns its address and `close`. `instead` gets each requested name, and may give other bytes. */
export async function serve(instead = () => undefined) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://here").pathname.slice(1) || "index.html";
    const other = instead(name);
    if (!existsSync(site + name)) return response.writeHead(404).end();
    const headers = { "content-type": types[name.split(".").at(-1)] ?? "application/octet-stream", vary: "accept-encoding" };
    const taken = request.headers["accept-encoding"] ?? "";
    const [encoding, ending] = [["br", "br"], ["gzip", "gz"]].find(([encoding, ending]) => taken.includes(encoding) && existsSync(`${site}${name}.${ending}`)) ?? [];
    if (other !== undefined || !encoding) return response.writeHead(200, headers).end(other ?? readFileSync(site + name));
    response.writeHead(200, { ...headers, "content-encoding": encoding }).end(readFileSync(`${site}${name}.${ending}`));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
