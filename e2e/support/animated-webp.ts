/** A part of a picture, as WebP, and where it lies on the picture; both offsets are even. */
export interface WebpPatch {
  readonly webp: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How long the picture then stays as it is. */
  readonly milliseconds: number;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** Bits of the extended header: animated, and some of it transparent. */
const ANIMATED = 0x02;
const TRANSPARENT = 0x10;
/** Of a frame: what it covers is replaced, not blended over. */
const NOT_BLENDED = 0x02;

/** Chunks have an even length; the length that is told leaves the padding out. */
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

/** The image data of a still WebP, with its transparency, without the header of a file. */
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

/** An endless animation; the first patch covers the whole. The format is RFC 9649's. */
export function animatedWebp(patches: readonly [WebpPatch, ...WebpPatch[]]): Buffer {
  const [{ width, height }] = patches;
  const header = Buffer.concat([Buffer.of(ANIMATED | TRANSPARENT, 0, 0, 0), uint24(width - 1, height - 1)]);
  // A transparent ground, as often as the reader likes.
  const animation = Buffer.alloc(6);
  const content = [chunk('VP8X', header), chunk('ANIM', animation), ...patches.map(frame)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'ascii'), ...content]));
}
