import { isRefused, rowFromFhir } from '#fhir';
import {
  findTime,
  laboratoryValues,
  type MeasuredRow,
  metricOf,
  panelMembers,
  type ReadValues,
  readValues,
} from '#fhir/values';
import { type CallRequest, HttpError } from '#http';
import { LABORATORY } from '#labs';
import {
  isMetricType,
  listOtherReadings,
  METRIC_TYPES,
  type MetricRecord,
  type OtherReading,
  readMetricEndpoints,
} from '#metrics';
import { getPatientCourse } from '#trends';
import { noData } from './capability.ts';
import { type FhirJson, listIn, textIn } from './fhir-part.ts';
import type { Asked } from './fhir-server.ts';
import {
  allAbout,
  answered,
  distinct,
  isFhirId,
  type SourceAnswer,
  type SourceContext,
  type SourceSettings,
} from './source-context.ts';
import { readPerson } from './source-patients.ts';

/** All readings of a patient, as the metric lists and the other list show them. */
interface ReadingsOfPatient {
  readonly records: readonly MetricRecord[];
  readonly other: readonly OtherReading[];
  /** Observations that cannot be read. */
  readonly unreadable: number;
}

/** Withdrawn by the other system. */
const WITHDRAWN = ['entered-in-error', 'cancelled'];
/** Not yet confirmed, which must be visible. */
const UNCONFIRMED = ['registered', 'preliminary'];

interface Shared {
  readonly display?: string;
  readonly timeFrom?: string;
  readonly note?: string;
  readonly author?: string;
  readonly assessment?: string;
  readonly metaInfo: MetricRecord['metaInfo'];
}

const wordsOf = (parts: readonly (string | undefined)[], between: string): string | undefined =>
  parts.filter(Boolean).join(between) || undefined;

/** Returns the other system's words about an interpretation: its text, or the name or code of a coding. */
function interpretationOf(concept: FhirJson): string | undefined {
  const codings = listIn(concept.coding);
  const named = codings.flatMap(({ display }) => textIn(display) ?? []);
  const coded = codings.flatMap(({ code }) => textIn(code) ?? []);
  return textIn(concept.text) ?? named[0] ?? coded[0];
}

/** Returns the other system's assessment in its own words, and whether the value is unconfirmed. */
function assessmentOf(resource: FhirJson): string | undefined {
  const status = textIn(resource.status);
  const own = listIn(resource.interpretation).map(interpretationOf);
  return wordsOf([...own, UNCONFIRMED.find((one) => one === status)], ', ');
}

function sharedOf(resource: FhirJson, row: MeasuredRow, settings: SourceSettings): Omit<Shared, 'timeFrom'> {
  const note = wordsOf(
    listIn(resource.note).map(({ text }) => textIn(text)),
    '; ',
  );
  const author = wordsOf(
    listIn(resource.performer).map(({ display }) => textIn(display)),
    ', ',
  );
  const display = textIn(row.display) ?? textIn(row.text);
  const assessment = assessmentOf(resource);
  return {
    ...(display !== undefined && { display }),
    ...(note !== undefined && { note }),
    ...(author !== undefined && { author }),
    ...(assessment !== undefined && { assessment }),
    metaInfo: { updatedAt: 0, createdAt: 0, deleted: false, source: settings.name },
  };
}

/**
 * Careline does not judge these values: it does not know the pregnancies, illnesses and targets of the other system's
 * patients, and a missing flag must not look normal.
 */
const unjudged = (values: ReadValues['values']): NonNullable<MetricRecord['faces']> =>
  Object.fromEntries(values.map(({ key }) => [key, { kind: 'not-judged', reason: 'other-system' }]));

type Reading = { readonly record: MetricRecord } | { readonly other: OtherReading };

function readingOf(row: MeasuredRow, resource: FhirJson, settings: SourceSettings): Reading {
  const metric = metricOf(row);
  const read = readValues(row, metric);
  const results = metric ? undefined : laboratoryValues(row, read);
  const { time, remark } = findTime(row, settings.timeZone);
  const isWithdrawn = WITHDRAWN.includes(row.status ?? '');
  const name = metric?.metric ?? (results ? LABORATORY : null);
  const values = isWithdrawn ? [] : [...(results ?? read.values)];
  const facts = {
    ...sharedOf(resource, row, settings),
    id: row.id,
    ...(row.code !== undefined && { code: row.code }),
    ...(row.system !== undefined && { system: row.system }),
    ...(remark !== undefined && { timeFrom: remark }),
    ...(metric?.mealSituation && { mealSituation: metric.mealSituation }),
  };
  const at = {
    ...(time.at !== null && { timestamp: time.at }),
    ...(time.onDate !== null && { date: time.onDate }),
  };
  const isTimed = time.at !== null || time.onDate !== null;
  if (name !== null && isMetricType(name) && isTimed && !isWithdrawn)
    return { record: { ...facts, ...at, metric: name, values, faces: unjudged(values) } };
  return {
    other: {
      ...facts,
      ...at,
      ...(!isTimed && time.text !== null && { timeText: time.text }),
      metric: name,
      values: values.map((value) => ({ ...value })),
      metaInfo: { ...facts.metaInfo },
      standing: isWithdrawn ? 'entered-in-error' : 'live',
    },
  };
}

/** Whether every component became a separate reading, so that nothing is left in the panel. */
const isDivided = (row: MeasuredRow, members: readonly MeasuredRow[]): boolean =>
  members.length > 0 &&
  metricOf(row) === undefined &&
  members.reduce((count, { components = [] }) => count + 1 + components.length, 0) === row.components?.length;

/** A panel that only names its members, which are Observations themselves. */
const isOnlyNames = (resource: FhirJson, row: MeasuredRow): boolean =>
  listIn(resource.hasMember).length > 0 && row.value === undefined && row.valueText === undefined;

/** Returns the readings of an Observation; undefined if it cannot be read. */
function readingsOf(resource: FhirJson, settings: SourceSettings): readonly Reading[] | undefined {
  const found = rowFromFhir(resource, { source: settings.name });
  if (isRefused(found) || found.kind !== 'reading' || !isFhirId(found.row.id)) return undefined;
  const row = found.row as MeasuredRow;
  const members = panelMembers(row);
  const isHeading = isOnlyNames(resource, row) && (row.components ?? []).length === 0;
  const own = isDivided(row, members) || isHeading ? [] : [row];
  return [...own, ...members].map((one) => readingOf(one, resource, settings));
}

async function readAll(
  vitaId: string,
  { server, settings, capability }: SourceContext,
  asked: Asked,
): Promise<ReadingsOfPatient> {
  const parameter = (await capability(asked)).searchable('Observation', 'patient', 'subject');
  if (parameter === undefined) throw noData(asked);
  const patient = parameter === 'patient' ? vitaId : `Patient/${vitaId}`;
  const resources = await server.all(
    'Observation',
    [
      [parameter, patient],
      ['_count', '200'],
    ],
    asked,
  );
  const read = distinct(allAbout(resources, vitaId, server, asked)).map((one) => readingsOf(one, settings));
  const readings = read.flatMap((one) => one ?? []);
  return {
    records: readings.flatMap((one) => ('record' in one ? [one.record] : [])),
    other: readings.flatMap((one) => ('other' in one ? [one.other] : [])),
    unreadable: read.filter((one) => one === undefined).length,
  };
}

/**
 * Reads all readings once for all lists of a widget: FHIR has one search for what are thirty lists here. They share the
 * signal of the load they belong to, so a refresh always asks again.
 */
const loads = new WeakMap<AbortSignal, Map<string, Promise<ReadingsOfPatient>>>();

function readOnce(
  request: Pick<CallRequest, 'openToken'>,
  context: SourceContext,
  asked: Asked,
): Promise<ReadingsOfPatient> {
  const { openToken: vitaId = '' } = request;
  if (!isFhirId(vitaId)) throw HttpError.unusable(asked.endpoint);
  const { signal } = asked;
  if (!signal) return readAll(vitaId, context, asked);
  const load = loads.get(signal) ?? new Map<string, Promise<ReadingsOfPatient>>();
  loads.set(signal, load);
  const key = `${context.server.base} ${vitaId}`;
  const known = load.get(key);
  if (known) return known;
  const reading = readAll(vitaId, context, asked);
  load.set(key, reading);
  // After a failure, such as a refused token, the next request asks again.
  reading.catch(() => load.delete(key));
  return reading;
}

const isWithin = ({ timestamp, date }: MetricRecord, from: number, to: number): boolean => {
  const at = timestamp ?? Date.parse(date ?? '') / 1000;
  return from <= at && at <= to;
};

/** The list that counts what could not be read, so that it is counted once. */
const COUNTING = METRIC_TYPES[0];

const metricAnswers: readonly SourceAnswer[] = METRIC_TYPES.map((metric) =>
  answered(readMetricEndpoints[metric], async ({ query, openToken, asked }, context) => {
    const { records, unreadable } = await readOnce({ openToken }, context, asked);
    const own = records.filter(
      (record) => record.metric === metric && isWithin(record, Number(query.from), Number(query.to)),
    );
    const counted = metric === COUNTING ? Array.from({ length: unreadable }, () => null) : [];
    return { vitaId: openToken, data: [...own, ...counted] };
  }),
);

export const readingAnswers: readonly SourceAnswer[] = [
  ...metricAnswers,
  answered(listOtherReadings, async ({ openToken, asked }, context) => {
    const { other } = await readOnce({ openToken }, context, asked);
    return { vitaId: openToken, data: [...other], next: null };
  }),
  // Sex and age would choose limits that may not apply: see `unjudged`.
  answered(getPatientCourse, async ({ query, asked }, context) => {
    const { person } = await readPerson(query.vitaId, context, asked);
    return {
      vitaId: person.vitaId,
      course: { sex: 'unknown', birthDate: null, pregnancies: [] },
      enrolments: [],
    };
  }),
];
