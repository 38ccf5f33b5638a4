/** Part of a picture as WebP, and its position; both offsets are even. */
export interface WebpPatch {
  readonly webp: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How long this state of the picture is shown. */
  readonly milliseconds: number;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** Flags in the extended header: animated, partly transparent. */
const ANIMATED = 0x02;
const TRANSPARENT = 0x10;
/** Frame flag: replace the covered area instead of blending. */
const NOT_BLENDED = 0x02;

/** Chunks are padded to an even length; the stored length excludes the padding. */
function chunk(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER);
  header.write(name, 'ascii');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

function uint24(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 3);
  values.forEach((value, at) => void bytes.writeUIntLE(value, at * 3, 3));
  return bytes;
}

/** Returns a still WebP's image data with its transparency, without the file header. */
function imageData(webp: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = RIFF_HEADER; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + CHUNK_HEADER + length + (length % 2);
    if (/^(?:ALPH|VP8[ L])$/.test(webp.toString('ascii', at, at + 4))) chunks.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}

const frame = ({ webp, left, top, width, height, milliseconds }: WebpPatch): Buffer =>
  chunk(
    'ANMF',
    Buffer.concat([
      uint24(left / 2, top / 2, width - 1, height - 1, milliseconds),
      Buffer.of(NOT_BLENDED),
      imageData(webp),
    ]),
  );

/** Returns an endless animation; the first patch covers the whole picture. The format is RFC 9649. */
export function animatedWebp(patches: readonly [WebpPatch, ...WebpPatch[]]): Buffer {
  const [{ width, height }] = patches;
  const header = Buffer.concat([Buffer.of(ANIMATED | TRANSPARENT, 0, 0, 0), uint24(width - 1, height - 1)]);
  // Transparent background, infinite loop.
  const animation = Buffer.alloc(6);
  const content = [chunk('VP8X', header), chunk('ANIM', animation), ...patches.map(frame)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'ascii'), ...content]));
}
