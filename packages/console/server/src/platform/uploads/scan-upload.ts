import { FILE_TYPE_BYTES, type FileRules, findMediaType } from '@careline/core/internal/http';
import { readLimited } from '../http/read-limited.ts';
import { clamdScan } from './clamd.ts';
import type { ScannerAddress } from './scanner-address.ts';

export type ScanResult =
  /** May be stored, but only under this media type. */
  | { readonly result: 'clean'; readonly type: string; readonly bytes: Uint8Array }
  | { readonly result: 'infected'; readonly signature: string }
  | { readonly result: 'refused'; readonly reason: RefusedReason }
  /** The scanner did not answer. Store nothing and let the user try again. */
  | { readonly result: 'unavailable' };

type RefusedReason =
  | 'empty'
  | 'too-large'
  /** The first bytes match none of the accepted types. */
  | 'type-unknown'
  /** Has the name of a program or a web page. */
  | 'name-runs';

export type ScanUpload = (
  content: Uint8Array | AsyncIterable<Uint8Array>,
  name: string,
  rules: FileRules,
) => Promise<ScanResult>;

export interface ScanRules {
  /** Undefined: no virus scan; only size and type are checked. */
  readonly scanner: ScannerAddress | undefined;
  /** Timeout of the scanner. */
  readonly timeoutMs: number;
}

/** clamd's own limit for one scan is two minutes (MaxScanTime). */
export const SCAN_TIMEOUT_MS = 120_000;

/** Extensions of files that run, or open as a page. The content may be harmless, but the name is not. */
const RUNS =
  /\.(apk|app|bat|cmd|com|cpl|dll|dmg|exe|hta|html?|jar|jse?|lnk|mht(ml)?|mjs|msi|php\d?|pif|ps1|scr|sh|svgz?|vbe?|vbs|wsf|xhtml|xml)$/i;

/**
 * Checks every uploaded file: size, type by its first bytes against a list, then the virus scanner if there is one. The
 * file name and the form's media type prove nothing, because phones, scanners and messengers often send none or a wrong
 * one. A file is stored and served under the detected type (OWASP, File Upload).
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
