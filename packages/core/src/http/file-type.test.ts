import { describe, expect, it } from 'vitest';
import { findMediaType, nameWithEnding } from './file-type.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** Builds an `ftyp` box (ISO/IEC 14496-12) with its brands, followed by content. */
const ftyp = (...brands: string[]) => {
  const size = 8 + 4 * (brands.length + 1);
  const [major = '', ...compatible] = brands;
  return latin(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join('')}meta`);
};
const PDF = '%PDF-1.7\n1 0 obj';

describe('the type of a file', () => {
  it.each([
    ['JPEG of a camera (Exif)', latin('\xff\xd8\xff\xe1\0\x18Exif'), 'image/jpeg'],
    ['JPEG of a messenger (JFIF)', latin('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    ['JPEG without a segment of its own', latin('\xff\xd8\xff\xdb'), 'image/jpeg'],
    ['PNG', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'image/png'],
    ['WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
    ['TIFF of a scanner, little endian', latin('II*\0\x08\0\0\0'), 'image/tiff'],
    ['TIFF of a fax server, big endian', latin('MM\0*\0\0\0\x08'), 'image/tiff'],
    ['HEIC of an iPhone', ftyp('heic', 'mif1', 'heic'), 'image/heic'],
    ['HEIC in 10 bits', ftyp('heix', 'mif1', 'heix'), 'image/heic'],
    ['HEIC with a general brand first', ftyp('mif1', 'heic', 'miaf'), 'image/heic'],
    ['a sequence of HEIC', ftyp('hevc', 'msf1'), 'image/heic'],
    ['HEIF of another coding', ftyp('mif1', 'miaf'), 'image/heif'],
    ['PDF', latin(PDF), 'application/pdf'],
    ['PDF after a byte order mark', latin(`\xef\xbb\xbf${PDF}`), 'application/pdf'],
    ['PDF after empty lines', latin(`\r\n\r\n${PDF}`), 'application/pdf'],
    [
      'PDF after the job header of a printer',
      latin(`\x1b%-12345X@PJL SET COPIES=1\r\n${PDF}`),
      'application/pdf',
    ],
    [
      'PDF after the headers of a mail',
      latin(`Content-Type: application/pdf\r\n\r\n${PDF}`),
      'application/pdf',
    ],
    ['PDF after zeros', latin(`${'\0'.repeat(128)}${PDF}`), 'application/pdf'],
    ['PDF at the last byte that readers search', latin(`${' '.repeat(1024)}${PDF}`), 'application/pdf'],
  ])('%s is recognised', (_, bytes, type) => {
    expect(findMediaType(bytes)).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['half of a signature', '\x89PNG'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page with a PDF in a comment', `<!-- ${PDF} --><script>alert(1)</script>`],
    ['a page after words, with a PDF', `hello <script>alert(1)</script>${PDF}`],
    ['a picture with scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a program', 'MZ\x90\0'],
    ['a program with a PDF', `MZ\x90\0${PDF}`],
    ['a script with a PDF', `#!/bin/sh\n${PDF}`],
    ['an archive', 'PK\x03\x04'],
    ['an archive with a PDF', `PK\x03\x04${PDF}`],
    ['a GIF with a PDF', `GIF89a${PDF}`],
    ['a PDF behind what readers search', `${' '.repeat(1025)}${PDF}`],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0avifmif1'],
    ['words', 'HbA1c 7.1 %'],
  ])('%s is unknown', (_, text) => {
    expect(findMediaType(latin(text))).toBeUndefined();
  });

  it('of a slice of a larger buffer is that of the slice', () => {
    const whole = new Uint8Array([1, 2, 3, ...ftyp('heic', 'mif1')]);
    expect(findMediaType(whole.subarray(3))).toBe('image/heic');
  });
});

it.each([
  ['scan.pdf', 'application/pdf', 'scan.pdf'],
  ['Scan.PDF', 'application/pdf', 'Scan.PDF'],
  ['scan', 'image/jpeg', 'scan.jpg'],
  ['IMG_0042.jpeg', 'image/jpeg', 'IMG_0042.jpeg'],
  ['IMG_0042.HEIC', 'image/jpeg', 'IMG_0042.HEIC.jpg'],
  ['report.pdf', 'image/jpeg', 'report.pdf.jpg'],
  ['report.2026', 'application/pdf', 'report.2026.pdf'],
  ['report.exe', 'application/pdf', 'report.exe.pdf'],
  ['रिपोर्ट', 'application/pdf', 'रिपोर्ट.pdf'],
  ['photo.heif', 'image/heic', 'photo.heif'],
  ['notes.txt', 'text/plain', 'notes.txt'],
])('the name %s of a file of %s is %s', (name, type, expected) => {
  expect(nameWithEnding(name, type)).toBe(expected);
});
