type Random = () => number;
type Holder = Record<string, unknown> | unknown[];

/** One position in a response: `holder[key]`. */
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))] as T;

/**
 * A placeholder for JSON that `JSON.stringify` cannot write: numbers above the largest, and nesting that would
 * overflow its stack.
 */
const RAW = /"@raw:([^"@]*)@"/g;
const raw = (json: string): string => `@raw:${json}@`;
const DEEP = 6_000;

const rawText: Readonly<Record<string, string>> = {
  deep: `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  deepObject: `${'{"toString":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
};

/** Returns the response as it goes over the wire. */
export const wireText = (answer: unknown): string =>
  JSON.stringify(answer).replace(RAW, (_, json: string) => rawText[json] ?? json);

/** Parsed from JSON, because only there `__proto__` is an ordinary key. */
const fromJson = (text: string) => (): unknown => JSON.parse(text);

const garbage: readonly (() => unknown)[] = [
  fromJson('{"a":{"b":{"c":[null,{"d":[[]]}]}}}'),
  fromJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  fromJson('{"toString":null,"valueOf":null}'),
  fromJson('[{"toString":null,"valueOf":null}]'),
  fromJson('{"length":4294967296,"0":"x"}'),
  fromJson('{"then":{"then":1}}'),
  fromJson('[[[[[[{"key":1}]]]]]]'),
  fromJson('[null,null]'),
  () => raw('deep'),
  () => raw('deepObject'),
];

const scalars: readonly unknown[] = [
  '',
  ' ',
  'NaN',
  '-Infinity',
  'undefined',
  'null',
  '[object Object]',
  '1e309',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  'line\r\nX-Other: 1',
  '💥',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(9_000),
  '0000-00-00',
  '9999-99-99T99:99',
  '2024-02-31',
  0,
  -1,
  1.5,
  2 ** 53,
  1e21,
  -1e300,
  253_402_300_800,
  raw('1e999'),
  raw('-1e999'),
  raw('-0'),
  true,
  false,
];

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'toJSON',
  'length',
];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Lists have no keys in JSON. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isHolder(value) && !Array.isArray(value);

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (!isHolder(value)) return found;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    found.push({ holder: value, key });
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}

const read = ({ holder, key }: Place): unknown => (holder as Record<string, unknown>)[key];

/** Defined instead of assigned, so that `__proto__` becomes an own key. */
function write({ holder, key }: Place, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

function drop({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Changes the type of a value but not its content, as sloppy services do. */
function retyped(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  if (isHolder(value)) return Object.values(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return Number(value) || [value];
  return typeof value === 'boolean' ? Number(value) : 'null';
}

type Mutation = (place: Place, random: Random) => void;

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  drop,
  null: (place) => write(place, null),
  retype: (place) => write(place, retyped(read(place))),
  scalar: (place, random) => write(place, pick(random, scalars)),
  garbage: (place, random) => write(place, pick(random, garbage)()),
  wrap: (place) => write(place, [read(place)]),
  repeat: (place) =>
    write(
      place,
      Array.from({ length: 3 }, () => structuredClone(read(place))),
    ),
  hostile: (place, random) => {
    const holder = [read(place), place.holder].find(isPlain);
    if (holder) write({ holder, key: pick(random, HOSTILE_KEYS) }, pick(random, garbage)());
  },
};

/** Returns the wire text of a response with one to three mutations, and their names. */
export function mutated(answer: unknown, random: Random): { readonly text: string; readonly how: string } {
  const root = { answer };
  const how: string[] = [];
  const count = 1 + Math.floor(random() * 3);
  for (let made = 0; made < count; made += 1) {
    const place = pick(random, placesIn(root));
    if (!place) break;
    const name = pick(random, Object.keys(MUTATIONS));
    MUTATIONS[name]?.(place, random);
    how.push(`${name} at ${String(place.key)}`);
  }
  return {
    text: 'answer' in root && root.answer !== undefined ? wireText(root.answer) : '',
    how: how.join(', '),
  };
}
