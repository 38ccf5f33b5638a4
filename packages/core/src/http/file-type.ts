/** Matches any byte, for a length field. */
const ANY = undefined;

const bytesOf = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/**
 * Signatures of images: PNG ISO/IEC 15948 5.2, JPEG ITU-T T.81 B.1, WebP RFC 9649 2.4, TIFF 6.0 section 2 in either
 * byte order.
 */
const PICTURES: readonly (readonly [type: string, first: readonly (number | undefined)[]])[] = [
  ['image/png', [0x89, ...bytesOf('PNG\r\n\u001a\n')]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/webp', [...bytesOf('RIFF'), ANY, ANY, ANY, ANY, ...bytesOf('WEBP')]],
  ['image/tiff', [...bytesOf('II'), 0x2a, 0]],
  ['image/tiff', [...bytesOf('MM'), 0, 0x2a]],
];

/** Brands of the HEIF container (ISO/IEC 23008-12 annex B): HEVC images, and others. */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const HEIF_BRANDS = ['mif1', 'msf1'];
/** Brand boxes are short; the rest of a longer one is ignored. */
const MAX_BRAND_BYTES = 128;

/** Readers accept a PDF that starts within this many bytes (ISO 32000-1 annex H, implementation note 13). */
const PDF_SEARCH_BYTES = 1024;
const PDF = '%PDF-';

/** Number of bytes that `findMediaType` needs. */
export const FILE_TYPE_BYTES = PDF_SEARCH_BYTES + PDF.length;

/**
 * Signatures that are not documents: programs, scripts, archives, other images. A PDF after one of them is a polyglot
 * file.
 */
const NO_DOCUMENT = [
  'MZ',
  '\u007fELF',
  '#!',
  'PK',
  'Rar!',
  '7z',
  '\u001f\u008b',
  'GIF8',
  'BM',
  '\u00ca\u00fe\u00ba\u00be',
  '\u00d0\u00cf\u0011\u00e0',
];
const MARKUP = /<\s*[a-z!?/]/i;

const begins = (bytes: Uint8Array, first: readonly (number | undefined)[]): boolean =>
  bytes.length >= first.length && first.every((byte, place) => byte === ANY || bytes[place] === byte);

const textOf = (bytes: Uint8Array, end: number): string => String.fromCharCode(...bytes.subarray(0, end));

const pictureType = (bytes: Uint8Array): string | undefined =>
  PICTURES.find(([, first]) => begins(bytes, first))?.[0];

function heifType(bytes: Uint8Array): string | undefined {
  const text = textOf(bytes, MAX_BRAND_BYTES);
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = text.slice(8, Math.max(12, size)).match(/.{4}/gs) ?? [];
  const [major = ''] = brands;
  if (HEVC_BRANDS.includes(major)) return 'image/heic';
  if (!HEIF_BRANDS.includes(major)) return undefined;
  return brands.some((brand) => HEVC_BRANDS.includes(brand)) ? 'image/heic' : 'image/heif';
}

/** Printers, mail programs and devices add lines before a PDF. */
function isPdf(bytes: Uint8Array): boolean {
  const text = textOf(bytes, FILE_TYPE_BYTES);
  const start = text.indexOf(PDF);
  if (start === -1) return false;
  const before = text.slice(0, start);
  return !MARKUP.test(before) && !NO_DOCUMENT.some((beginning) => before.startsWith(beginning));
}

/**
 * Returns the media type from a file's first `FILE_TYPE_BYTES` bytes, ignoring its name: PDF, PNG, JPEG, WebP, TIFF,
 * HEIC or HEIF. Undefined for anything else.
 */
export function findMediaType(bytes: Uint8Array): string | undefined {
  return pictureType(bytes) ?? heifType(bytes) ?? (isPdf(bytes) ? 'application/pdf' : undefined);
}

/** Extensions of each type, default first. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
};

/**
 * Returns the name with an extension of its type, so that the right program opens it: `scan` becomes `scan.jpg` for a
 * JPEG.
 */
export function nameWithEnding(name: string, mediaType: string): string {
  const endings = ENDINGS[mediaType];
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return !endings || endings.includes(ending) ? name : `${name}.${endings[0]}`;
}
