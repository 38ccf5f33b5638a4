/** The zero of each script's decimal digits: Arabic, Persian and ten scripts of India. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xabf0,
];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Converts digits to ASCII: a Hindi keyboard types १४८, which is stored as 148 (Latin digits everywhere). */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);
