import * as v from 'valibot';
import type { Endpoint } from '#http';
import { aRecord } from './records.ts';

/** Every id of a sample: then all parts of all answers are about one and the same patient, call and facility. */
export const FUZZ_ID = '00000000-0002-7000-8000-00000000000f';

/** Values a client looks at, by the name they stand under; only where the schema takes them. */
const KNOWN: Readonly<Record<string, unknown>> = {
  code: 1,
  programme: 'ahc',
  callType: 'ad-hoc',
  status: 'dialling',
  birthDate: '1961-05-17',
  next: 'page-2',
  form: 'chronic-care/ad-hoc@1',
  timeZone: 'Asia/Kolkata',
  minutes: 30,
  secret: 'A'.repeat(43),
  address: 'https://charts.example/embed/gender?sig=1',
};

const CANDIDATES: readonly unknown[] = ['text', FUZZ_ID, '2024-01-05', 1_704_450_600, 1, false, null];

/** Schemas by their kind; only what a sample is made of. */
type Kind = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Kind>>;
  readonly item?: Kind;
  readonly wrapped?: Kind;
  readonly options?: readonly Kind[];
  readonly key?: Kind;
  readonly value?: Kind;
};

/** Files of every type that an answer may be. */
const FILES = ['application/pdf', 'image/webp'].map((type) => new Blob(['a file'], { type }));

function ofEntries(entries: Readonly<Record<string, Kind>>): unknown {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, sampleOf(entry, key)]));
}

/** A value that fits a schema, each optional part present and each list with two items. */
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

/** Readings of every shape the data service sends: with a time, with a day only, deleted, with all optional facts. */
const readings = (): unknown[] => [
  aRecord(1),
  aRecord(2, { timestamp: undefined, date: '2024-01-05' }),
  aRecord(3, { metaInfo: { updatedAt: 1, createdAt: 1, deleted: true, source: 'manual' } }),
  aRecord(4, { code: '29463-7', system: 'http://loinc.org', display: 'Weight', irrPulse: false }),
  aRecord(5, { timestamp: 1_700_000_000, mealSituation: 'MEAL_SITUATION_FASTING' }),
];

/** A valid answer of an endpoint of the contract; each call makes another one. */
export function sampleAnswer(endpoint: Endpoint): unknown {
  if (!endpoint.name.startsWith('metric/')) return sampleOf(endpoint.answer);
  // The builders' records share parts, and a change of one is to stay in one.
  return structuredClone({ vitaId: FUZZ_ID, data: readings() });
}
