// The very first script: it begins the one that unpacks the page, which is written two characters to one.
const pairs = document.getElementById("first").textContent;
const script = document.createElement("script");
script.type = "module";
// The browser runs it because the page names its hash.
script.textContent = Array.from(pairs, (pair) => String.fromCharCode(pair.charCodeAt(0) >> 8, pair.charCodeAt(0) & 255)).join("");
document.body.append(script);
