import { FILE_TYPE_BYTES, type FileRules, findMediaType } from '@careline/core/internal/http';
import { readLimited } from '../http/read-limited.ts';
import { clamdScan } from './clamd.ts';
import type { ScannerAddress } from './scanner-address.ts';

export type ScanResult =
  /** May be kept, under this media type and no other. */
  | { readonly result: 'clean'; readonly type: string; readonly bytes: Uint8Array }
  | { readonly result: 'infected'; readonly signature: string }
  | { readonly result: 'refused'; readonly reason: RefusedReason }
  /** The scanner did not answer: keep nothing, and let the person try again. */
  | { readonly result: 'unavailable' };

type RefusedReason =
  | 'empty'
  | 'too-large'
  /** None of the types that are taken, by its first bytes. */
  | 'type-unknown'
  /** Its name is that of a program or a page. */
  | 'name-runs';

export type ScanUpload = (
  content: Uint8Array | AsyncIterable<Uint8Array>,
  name: string,
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

/** Endings of files that run or open as a page where somebody opens them: the content may be honest, the name is not. */
const RUNS =
  /\.(apk|app|bat|cmd|com|cpl|dll|dmg|exe|hta|html?|jar|jse?|lnk|mht(ml)?|mjs|msi|php\d?|pif|ps1|scr|sh|svgz?|vbe?|vbs|wsf|xhtml|xml)$/i;

/**
 * The door every uploaded file comes through: size, type by its first bytes against a list, then the virus scanner where
 * there is one. Its name and the media type of the form are no proof of anything: phones, scanners and messengers write none
 * or a wrong one. A file is stored and served by what was found (OWASP, File Upload).
 */
export function createScanUpload({ scanner, timeoutMs }: ScanRules): ScanUpload {
  const refused = (reason: RefusedReason): ScanResult => ({ result: 'refused', reason });
  return async (content, name, { types, maxBytes }) => {
    const bytes = await readLimited(content, maxBytes);
    if (bytes === undefined) return refused('too-large');
    if (bytes.length === 0) return refused('empty');
    const type = findMediaType(bytes.subarray(0, FILE_TYPE_BYTES));
    if (type === undefined || !types.includes(type)) return refused('type-unknown');
    if (RUNS.test(name)) return refused('name-runs');
    const found = scanner ? await clamdScan(scanner, bytes, timeoutMs) : { result: 'clean' as const };
    return found.result === 'clean' ? { result: 'clean', type, bytes } : found;
  };
}
