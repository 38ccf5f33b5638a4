/**
 * National numbers that care does not need and that are dangerous to store. They are removed based on the identifier's
 * type, system and value.
 */

export interface NamedIdentifier {
  /** Codes and text of its type. */
  readonly types: readonly string[];
  readonly system?: string | undefined;
  readonly value?: string | undefined;
}

/** Types of HL7 table 0203 and of India's NRCeS profiles. */
const TYPE_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['SS', 'SB', 'PPN', 'DL', 'BA', 'BC', 'CC', 'TAX', 'MC', 'MCN', 'MCD'],
    ...['NI', 'NIIP', 'PAN', 'VOTER', 'EPIC', 'RATION', 'PASSPORT', 'AADHAAR', 'AADHAR'],
  ].map((code) => [code, code]),
);

interface NamedKind {
  readonly kind: string;
  /** Matches a system, a type or its text. */
  readonly names: RegExp;
}

const NAMED: readonly NamedKind[] = [
  { kind: 'SS', names: /us-ssn|social[- ]security/i },
  { kind: 'AADHAAR', names: /a{1,2}dh?a{1,2}r|uidai|\badn\b|\buid number\b/i },
  { kind: 'VOTER', names: /voter|\bepic\b|electoral|elector|eci\.gov/i },
  { kind: 'PAN', names: /(?:^|[^a-z])pan(?:$|[^a-z])|income[- ]?tax|permanent account/i },
  { kind: 'PPN', names: /passport/i },
  { kind: 'DL', names: /driv(?:ing|er).{0,3}licen[cs]e|parivahan|sarathi/i },
  { kind: 'RATION', names: /ration[- ]?card/i },
  { kind: 'BA', names: /bank[- ]?account|\bifsc\b/i },
  { kind: 'UAN', names: /\buan\b|epfo|provident/i },
];

const D = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const P = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/** Whether the Verhoeff check digit, the last one of an Aadhaar number, is valid. */
const hasVerhoeffDigit = (digits: string): boolean =>
  [...digits]
    .reverse()
    .reduce((check, digit, index) => D[check]?.[P[index % 8]?.[Number(digit)] ?? 0] ?? 0, 0) === 0;

const GROUPED_AADHAAR = /^[2-9]\d{3}[\s-]\d{4}[\s-]\d{4}$/;

/** An Aadhaar number has twelve digits, does not start with 0 or 1, and is often written in three groups. */
function isAadhaar(value: string): boolean {
  const digits = value.replace(/[\s-]/g, '');
  if (!/^[2-9]\d{11}$/.test(digits)) return false;
  return GROUPED_AADHAAR.test(value.trim()) || hasVerhoeffDigit(digits);
}

const SHAPES: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['PAN', /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/],
  ['VOTER', /^[A-Z]{3}\d{7}$/],
];

/** ABHA numbers and addresses identify patients, so they are always kept. */
const ABHA = /abha|healthid|health[- ]id|abdm|ndhm/i;
const ABHA_NUMBER = /^\d{2}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{4}$/;
const ABHA_ADDRESS = /^[a-z0-9._-]{3,}@(?:abdm|sbx|ndhm)$/i;

/** Replaces national numbers that an earlier version stored. It is never an identifier. */
export const REMOVED_NUMBER = '[removed]';

/** Returns the kind of national number; undefined if the identifier can be kept. */
export function nationalNumber({ types, system = '', value = '' }: NamedIdentifier): string | undefined {
  const written = value.trim();
  if (written === REMOVED_NUMBER) return 'NI';
  if (ABHA_NUMBER.test(written) || ABHA_ADDRESS.test(written)) return undefined;
  const own = types.map((type) => TYPE_CODES[type.toUpperCase()]).find((code) => code !== undefined);
  const byName = NAMED.find(({ names }) => [system, ...types].some((text) => names.test(text)))?.kind;
  if (byName) return byName;
  if (own) return own === 'NI' && ABHA.test(system) ? undefined : own;
  if (isAadhaar(written)) return 'AADHAAR';
  // A hospital's record number can look like a national number.
  if (types.includes('MR')) return undefined;
  return SHAPES.find(([, shape]) => shape.test(written.replace(/[\s-]/g, '').toUpperCase()))?.[0];
}
