/** Returns what is packed as base64 of gzip, as a response to read. */
export function unpack(base64) {
  const packed = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}
