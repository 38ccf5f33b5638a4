/** Fewer characters than these are no code: a fast typist rolls over two or three keys as quickly. */
const LEAST_CHARACTERS = 6;
/** Milliseconds between two characters in the mean: scanners stay below 30, the fastest typists above 60. */
const MOST_GAP_MS = 50;
/** Milliseconds without a character that part a scan from what was typed before; a busy machine never cuts a code in two. */
const PAUSE_MS = 500;

/** What a symbology puts before the code when the scanner is set to say which it read (ISO/IEC 15424). */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Group separators of GS1 codes, line ends, and whatever else cannot be read. */
const CONTROLS = /\p{Cc}+/gu;

/** Fields of the QR codes on Indian health cards (ABDM): the ABHA number; of other cards, the UHID. */
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

/** What to search for after a code was read: without the marks of the scanner, of a health card its number. */
export function readScannedCode(code: string): string {
  const plain = code.replace(SYMBOLOGY, '').replace(CONTROLS, ' ').trim();
  return cardField(plain) ?? plain;
}

/** Tells the burst of a scanner from a person's typing, in one text field. */
export interface ScanBurst {
  /** A change of the text. `at` is when it happened, in milliseconds of any one clock. */
  typed(text: string, at: number): void;
  /** The key that ends a scan came (Enter or Tab): what was scanned, or undefined when a person typed. */
  ended(at: number): string | undefined;
}

/**
 * Scanners type, and most of them end with Enter or Tab. What stood in the field before the burst is not part of the
 * code: the second scan of a day is found although the first one still stands there.
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
      const quick = at - first <= burst.length * MOST_GAP_MS;
      const code = quick && burst.length >= LEAST_CHARACTERS ? readScannedCode(burst) : '';
      return code === '' ? undefined : code;
    },
  };
}
