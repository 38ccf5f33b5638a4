/** Fewer characters than these are no code: a fast typist rolls over two or three keys as quickly. */
const LEAST_CHARACTERS = 6;
/** Milliseconds between two characters: scanners stay below 30, the fastest typists above 60. */
const MOST_GAP_MS = 50;

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
  let last = Number.NEGATIVE_INFINITY;
  return {
    typed(next, at) {
      const goesOn = next.length > text.length && next.startsWith(text);
      if (!goesOn) before = '';
      else if (at - last > MOST_GAP_MS) before = text;
      text = next;
      last = at;
    },
    ended(at) {
      const burst = text.slice(before.length);
      const code = readScannedCode(burst);
      return at - last <= MOST_GAP_MS && burst.length >= LEAST_CHARACTERS && code !== '' ? code : undefined;
    },
  };
}
