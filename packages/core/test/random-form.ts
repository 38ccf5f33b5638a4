import type { FieldValue, FormDefinition, FormField, FormValues, LeafField, RowValues } from '#forms';
import { leafFields } from '../src/forms/definition/form-definition.ts';
import { initialRow, reasonKey, unitKey } from '../src/forms/form-values.ts';
import { oneOf } from './rounds.ts';

type Random = () => number;

const TEXTS = [
  '',
  ' ',
  'Asha',
  ' 7 ',
  'आशा',
  '2024-02-29',
  'a@b.in',
  '9800000001',
  '1',
  '2',
  'x'.repeat(120),
];
const NUMBERS = ['', ' ', '0', '1', ' 2 ', '5.6', '20', '148', '92', '450', '3200', '38.4', ' 7.25 ', 'many'];
const UNITS = ['mm[Hg]', 'mg/dL', 'mmol/L', 'kg', 'stone'];

function someOf(random: Random, field: LeafField): readonly string[] {
  const known =
    field.control === 'multiselect' ? field.options.map(({ value }) => value) : ['file-1', 'file-2'];
  return known.filter(() => random() < 0.4);
}

function randomValue(random: Random, field: LeafField): FieldValue {
  switch (field.control) {
    case 'boolean':
      return random() < 0.5;
    case 'multiselect':
    case 'file':
      return someOf(random, field);
    case 'number':
      return oneOf(random, NUMBERS);
    case 'dropdown': {
      const values = field.options.map(({ value }) => value);
      // With a default value, the user cannot choose nothing.
      return oneOf(random, field.initial === undefined ? [...values, ''] : values);
    }
    default:
      return oneOf(random, TEXTS);
  }
}

function randomRow(random: Random, fields: readonly FormField[]): RowValues {
  const values: Record<string, FieldValue> = { ...initialRow(fields) };
  for (const field of leafFields(fields)) {
    if (random() < 0.4) continue;
    values[field.key] = randomValue(random, field);
    if (field.control !== 'number') continue;
    if (field.units.length > 0) values[unitKey(field)] = oneOf(random, [...field.units, ...UNITS]);
    if (random() < 0.3) values[reasonKey(field)] = oneOf(random, ['', ' ', 'Measured twice']);
  }
  return values;
}

/** Returns values that a form on screen may contain, valid or not. Each has the type of its field. */
export function randomValues(random: Random, { sections }: FormDefinition): FormValues {
  const filled = sections.map(({ key, fields, group }) => {
    const own = random() < 0.3 ? initialRow(fields) : randomRow(random, fields);
    if (!group) return [key, own] as const;
    const count = Math.floor(random() * (group.maxRows + 1));
    const rows = Array.from({ length: count }, () => randomRow(random, group.fields));
    return [key, { ...own, [group.key]: rows }] as const;
  });
  return Object.fromEntries(filled);
}

const ODD_KEYS = ['__proto__', 'constructor', 'toString', '', '0', 'length', 'नाम'];
const SCALARS: readonly unknown[] = [
  '',
  'x',
  '148',
  'YES',
  'FEVER',
  true,
  false,
  null,
  0,
  -1,
  1e308,
  '\ud800',
  [],
];

/** Returns any JSON, often enough under keys of the form to pass the first checks. */
function randomJson(random: Random, keys: readonly string[], depth: number): unknown {
  const kind = random();
  if (depth === 0 || kind < 0.4) return oneOf(random, SCALARS);
  const size = Math.floor(random() * 4);
  if (kind < 0.55) return Array.from({ length: size }, () => randomJson(random, keys, depth - 1));
  return randomAnswers(random, keys, depth - 1);
}

/** Returns an object of such JSON. */
export function randomAnswers(
  random: Random,
  keys: readonly string[],
  depth: number,
): Readonly<Record<string, unknown>> {
  const size = Math.floor(random() * 4) + 1;
  const names = Array.from({ length: size }, () => oneOf(random, random() < 0.9 ? keys : ODD_KEYS));
  return Object.fromEntries(names.map((name) => [name, randomJson(random, keys, depth)]));
}
