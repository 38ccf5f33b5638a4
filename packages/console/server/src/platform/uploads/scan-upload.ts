import type { FileRules } from '@careline/core/http';
import { readLimited } from '../http/read-limited.ts';
import { clamdScan } from './clamd.ts';
import { type AllowedType, sniffType } from './file-type.ts';
import type { ScannerAddress } from './scanner-address.ts';

/** What whoever uploads says about a file. */
export interface UploadFacts {
  readonly name: string;
  /** Media type, as the form or the header names it. */
  readonly type: string;
}

export type ScanResult =
  /** May be kept, under this media type and no other. */
  | { readonly result: 'clean'; readonly type: AllowedType; readonly bytes: Uint8Array }
  | { readonly result: 'infected'; readonly signature: string }
  | { readonly result: 'refused'; readonly reason: RefusedReason }
  /** The scanner did not answer: keep nothing, and let the person try again. */
  | { readonly result: 'unavailable' };

export type RefusedReason =
  | 'empty'
  | 'too-large'
  /** None of the types that are taken, by its first bytes. */
  | 'type-unknown'
  /** Another type than was said, by the media type or by the name. */
  | 'type-differs';

export type ScanUpload = (
  content: Uint8Array | AsyncIterable<Uint8Array>,
  facts: UploadFacts,
  rules: FileRules,
) => Promise<ScanResult>;

export interface ScanRules {
  /** Undefined: nothing looks for viruses; only size and type are checked. */
  readonly scanner: ScannerAddress | undefined;
  /** How long the scanner may take. */
  readonly timeoutMs: number;
}

/** clamd's own limit for one scan is two minutes (MaxScanTime). */
export const SCAN_TIMEOUT_MS = 120_000;

const ENDINGS: Readonly<Record<AllowedType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
};

/** A name without an ending says nothing; one that says another type is how programs pass for pictures. */
function isAsDeclared(type: AllowedType, declared: UploadFacts): boolean {
  const mediaType = declared.type.split(';')[0]?.trim().toLowerCase();
  return mediaType === type && (ENDINGS[type].test(declared.name) || !/\.\w+$/.test(declared.name));
}

/**
 * The door every uploaded file comes through: size, type by its first bytes against a list, then the virus scanner where
 * there is one. What is kept is named and served by what was found, never by what was said (OWASP, File Upload).
 */
export function createScanUpload({ scanner, timeoutMs }: ScanRules): ScanUpload {
  const refused = (reason: RefusedReason): ScanResult => ({ result: 'refused', reason });
  return async (content, facts, { types, maxBytes }) => {
    const bytes = await readLimited(content, maxBytes);
    if (bytes === undefined) return refused('too-large');
    if (bytes.length === 0) return refused('empty');
    const type = sniffType(bytes);
    if (type === undefined || !types.includes(type)) return refused('type-unknown');
    if (!isAsDeclared(type, facts)) return refused('type-differs');
    const found = scanner ? await clamdScan(scanner, bytes, timeoutMs) : { result: 'clean' as const };
    return found.result === 'clean' ? { result: 'clean', type, bytes } : found;
  };
}
