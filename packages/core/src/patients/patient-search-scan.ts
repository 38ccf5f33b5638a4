/** Shorter input is not a code: fast typists roll over two or three keys as quickly. */
const MIN_CHARACTERS = 6;
/** Maximum mean milliseconds between characters. Scanners stay below 30, the fastest typists above 60. */
const MAX_GAP_MS = 50;
/**
 * Milliseconds of silence that separate a scan from earlier typing. Long enough that a busy machine never splits a
 * code.
 */
const PAUSE_MS = 500;

/** Prefix with the symbology, if the scanner is set to send it (ISO/IEC 15424). */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Group separators of GS1 codes, line ends and other control characters. */
const CONTROLS = /\p{Cc}+/gu;

/** Fields in QR codes of cards: the ABHA number on Indian health cards (ABDM), otherwise the UHID. */
const CARD_FIELDS = ['uhid', 'hidn'];

function cardField(code: string): string | undefined {
  if (!code.startsWith('{')) return undefined;
  try {
    const card = JSON.parse(code) as Readonly<Record<string, unknown>>;
    return CARD_FIELDS.map((field) => card[field]).find((value) => typeof value === 'string');
  } catch {
    return undefined;
  }
}

/** Returns the search text of a scanned code: without scanner prefixes, and only the number of a health card. */
export function readScannedCode(code: string): string {
  const plain = code.replace(SYMBOLOGY, '').replace(CONTROLS, ' ').trim();
  return cardField(plain) ?? plain;
}

/** Distinguishes a scanner from a person typing in a text field. */
export interface ScanBurst {
  /** Reports a change of the text. `at` is in milliseconds of any one clock. */
  typed(text: string, at: number): void;
  /** Reports the final key of a scan (Enter or Tab). Returns the scanned code, or undefined if a person typed. */
  ended(at: number): string | undefined;
}

/**
 * Creates a scan detector. Scanners type, and most end with Enter or Tab.
 * Text from before the burst is not part of the code, so a second scan works while the first is still in the field.
 */
export function createScanBurst(): ScanBurst {
  let before = '';
  let text = '';
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  return {
    typed(next, at) {
      const goesOn = next.length > text.length && next.startsWith(text);
      if (!goesOn || at - last > PAUSE_MS) {
        before = goesOn ? text : '';
        first = at;
      }
      text = next;
      last = at;
    },
    ended(at) {
      const burst = text.slice(before.length);
      const quick = at - first <= burst.length * MAX_GAP_MS;
      const code = quick && burst.length >= MIN_CHARACTERS ? readScannedCode(burst) : '';
      return code === '' ? undefined : code;
    },
  };
}
