import type { IndianState } from './indian-state.ts';

/** Six digits. The first is an India Post region, 1 to 8, or 9 for army post offices. */
const PIN = /^[1-9]\d{5}$/;

/**
 * States by the first two digits of a PIN code, following India Post's postal circles. Longer prefixes have priority.
 * If a sorting district crosses a border, the likelier state is first.
 */
const PREFIXES: readonly (readonly [prefixes: string, ...states: IndianState[]])[] = [
  ['11', 'Delhi'],
  ['12 13', 'Haryana'],
  ['14 15', 'Punjab'],
  ['16', 'Chandigarh', 'Punjab'],
  ['17', 'Himachal Pradesh'],
  ['18 19', 'Jammu and Kashmir'],
  ['194', 'Ladakh'],
  ['20 21 22 23 24 25 26 27 28', 'Uttar Pradesh'],
  ['244 246 247 262', 'Uttar Pradesh', 'Uttarakhand'],
  ['2474 2476', 'Uttarakhand', 'Uttar Pradesh'],
  ['2461 2464 248 249 2625 263', 'Uttarakhand'],
  ['30 31 32 33 34', 'Rajasthan'],
  ['36 37 38 39', 'Gujarat'],
  ['3625 396', 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['40 41 42 43 44', 'Maharashtra'],
  ['403', 'Goa'],
  ['45 46 47 48', 'Madhya Pradesh'],
  ['49', 'Chhattisgarh'],
  ['50', 'Telangana'],
  ['507', 'Telangana', 'Andhra Pradesh'],
  ['51 52 53', 'Andhra Pradesh'],
  ['533', 'Andhra Pradesh', 'Puducherry'],
  ['56 57 58 59', 'Karnataka'],
  ['60 61 62 63 64', 'Tamil Nadu'],
  ['605', 'Puducherry', 'Tamil Nadu'],
  ['607 609', 'Tamil Nadu', 'Puducherry'],
  ['67 68 69', 'Kerala'],
  ['673', 'Kerala', 'Puducherry'],
  ['6825', 'Kerala', 'Lakshadweep'],
  ['70 71 72 73 74', 'West Bengal'],
  ['737', 'Sikkim'],
  ['744', 'Andaman and Nicobar Islands'],
  ['75 76 77', 'Odisha'],
  ['78', 'Assam'],
  ['790 791 792', 'Arunachal Pradesh'],
  ['793 794', 'Meghalaya'],
  ['795', 'Manipur'],
  ['796', 'Mizoram'],
  ['797 798', 'Nagaland'],
  ['799', 'Tripura'],
  ['80 84 85', 'Bihar'],
  ['81 82', 'Bihar', 'Jharkhand'],
  ['811 812 821 823 824', 'Bihar'],
  ['814', 'Jharkhand', 'Bihar'],
  ['815 816 822 825 826 827 828 829', 'Jharkhand'],
  ['83', 'Jharkhand'],
];

const MAX_WORDS = 4;

let table: ReadonlyMap<string, readonly IndianState[]> | undefined;

function statesByPrefix(): ReadonlyMap<string, readonly IndianState[]> {
  table ??= new Map(
    PREFIXES.flatMap(([prefixes, ...states]) =>
      prefixes.split(' ').map((prefix) => [prefix, states] as const),
    ),
  );
  return table;
}

/** Whether a text has the form of a PIN code: six digits, the first not 0. */
export const isPinCode = (text: string): boolean => PIN.test(text.replace(/\s/g, ''));

/**
 * Returns the possible states of a PIN code or of its first two or more digits, likeliest first. Empty for army post
 * offices and unassigned digits.
 */
export function statesOfPin(pin: string): readonly IndianState[] {
  const digits = pin.replace(/\s/g, '');
  for (let length = Math.min(MAX_WORDS, digits.length); length >= 2; length -= 1) {
    const states = statesByPrefix().get(digits.slice(0, length));
    if (states) return states;
  }
  return [];
}
