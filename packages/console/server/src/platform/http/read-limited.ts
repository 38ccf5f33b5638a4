/** Returns the bytes of a file, or undefined, without reading on, if there are more than `max`. */
export async function readLimited(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  max: number,
): Promise<Uint8Array | undefined> {
  if (content instanceof Uint8Array) return content.length > max ? undefined : content;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
