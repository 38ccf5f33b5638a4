import * as v from 'valibot';
import type { Endpoint } from '#http';
import { aRecord } from './records.ts';

/** The only id in samples, so that all parts of all responses refer to the same patient, call and facility. */
export const FUZZ_ID = '00000000-0002-7000-8000-00000000000f';

/** Values that clients interpret, by field name. Used only where the schema accepts them. */
const KNOWN: Readonly<Record<string, unknown>> = {
  code: 1,
  programme: 'ahc',
  callType: 'ad-hoc',
  status: 'dialling',
  birthDate: '1961-05-17',
  month: '2024-01',
  key: `task:${FUZZ_ID}`,
  next: 'page-2',
  form: 'chronic-care/ad-hoc@1',
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  secret: 'A'.repeat(43),
  address: 'https://charts.example/embed/gender?sig=1',
};

const CANDIDATES: readonly unknown[] = ['text', FUZZ_ID, '2024-01-05', 1_704_450_600, 1, false, true, null];

/** Schemas by kind, with only the parts that samples need. */
type Kind = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Kind>>;
  readonly item?: Kind;
  readonly wrapped?: Kind;
  readonly options?: readonly Kind[];
  readonly key?: Kind;
  readonly value?: Kind;
};

/** Files of every media type that a response may have. */
const FILES = ['application/pdf', 'image/webp'].map((type) => new Blob(['a file'], { type }));

function ofEntries(entries: Readonly<Record<string, Kind>>): unknown {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, sampleOf(entry, key)]));
}

/** Returns a value that fits a schema, with every optional part and two items in each list. */
function sampleOf(schema: v.GenericSchema, name = ''): unknown {
  const kind = schema as Kind;
  if (kind.entries) return ofEntries(kind.entries);
  if (kind.item) return [sampleOf(kind.item, name), sampleOf(kind.item, name)];
  if (kind.wrapped) return sampleOf(kind.wrapped, name);
  if (kind.value) return { bloodPressure: sampleOf(kind.value), notes: sampleOf(kind.value) };
  const [option] = kind.type === 'union' ? (kind.options ?? []) : [];
  if (option) return sampleOf(option, name);
  const known = Object.hasOwn(KNOWN, name) ? [KNOWN[name]] : [];
  const picks = kind.type === 'picklist' ? (kind.options ?? []) : [];
  return [...known, ...picks, ...CANDIDATES, ...FILES].find((candidate) => v.is(kind, candidate));
}

/**
 * Readings of every shape the data service sends: with a time, with only a day, deleted, with all optional
 * facts.
 */
const readings = (): unknown[] => [
  aRecord(1),
  aRecord(2, { timestamp: undefined, date: '2024-01-05' }),
  aRecord(3, { metaInfo: { updatedAt: 1, createdAt: 1, deleted: true, source: 'manual' } }),
  aRecord(4, { code: '29463-7', system: 'http://loinc.org', display: 'Weight', irrPulse: false }),
  aRecord(5, { timestamp: 1_700_000_000, mealSituation: 'MEAL_SITUATION_FASTING' }),
];

/** Returns a new valid response of an endpoint in the contract. */
export function sampleAnswer(endpoint: Endpoint): unknown {
  if (!endpoint.name.startsWith('metric/')) return sampleOf(endpoint.answer);
  // Cloned, because the builders' records share parts and a mutation must not spread.
  return structuredClone({ vitaId: FUZZ_ID, data: readings() });
}
