import { READS_RECORD } from '@careline/core/internal/navigation';
import { flagLabel, METRIC_TYPES, metricOf } from '@careline/core/internal/observations';
import type { CodeableConcept, Observation } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { defineResource, type ResourceRow } from '../fhir-resource.ts';
import { ABSENT_EXTENSION, filled, LOINC, own, toDateTime } from '../fhir-systems.ts';
import { coded, isOfSystem, ofPatient, refersTo } from '../search/common-parameters.ts';
import type { Token } from '../search/parameter.ts';
import { type CodedReadings, readingsWithLoinc } from './observation-codes.ts';
import { type MeasuredRow, measuredParts } from './observation-values.ts';

interface ObservationRow extends ResourceRow, MeasuredRow {
  readonly person_id: string;
  readonly fhir_status: Observation['status'];
  readonly at: number | null;
  readonly on_date: string | null;
  readonly doubt: string | null;
  readonly created_at: number;
  readonly author_id: string | null;
  readonly author_name: string | null;
  readonly note: string | null;
  readonly alert: { readonly flag: string; readonly level: string; readonly scheme: string } | null;
}

const CATEGORY_SYSTEM = 'http://terminology.hl7.org/CodeSystem/observation-category';
const CATEGORIES = {
  'vital-signs': 'Vital Signs',
  laboratory: 'Laboratory',
  activity: 'Activity',
  exam: 'Exam',
} as const;
type Category = keyof typeof CATEGORIES;

/** Categories of the groups in which readings are entered. */
const GROUP_CATEGORIES: Readonly<Record<string, Category>> = {
  vitals: 'vital-signs',
  sugar: 'laboratory',
  blood: 'laboratory',
  urine: 'laboratory',
  tests: 'laboratory',
  other: 'exam',
};

function categoryOf(metric: string | null): Category | undefined {
  const definition = metric === null ? undefined : metricOf(metric);
  if (!definition) return undefined;
  if (metric === 'laboratory') return 'laboratory';
  return GROUP_CATEGORIES[definition.group ?? ''] ?? 'activity';
}

const STATUSES = [
  ...[
    'registered',
    'preliminary',
    'final',
    'amended',
    'corrected',
    'cancelled',
    'entered-in-error',
    'unknown',
  ],
];
/** Withdrawn readings, and those that a correction replaced, were entered in error. */
const STATUS = sql`(case
  when r.deleted or r.superseded_by is not null then 'entered-in-error'
  when r.status = any(${STATUSES}::text[]) then r.status else 'unknown' end)`;

const COLUMNS = sql`r.person_id, r.metric, r.system, r.code, r.display, r."values", r.meal_situation, r.irr_pulse,
  ${STATUS} as fhir_status, r.at, r.on_date, r.doubt, r.created_at, r.author_id, r.author_name, r.note,
  (select jsonb_build_object('flag', a.flag, 'level', a.level, 'scheme', a.scheme)
    from reading_alert a where a.reading_id = r.id) as alert`;

/** Null for times that are unknown or impossible, which then match no date. */
const known = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case when r.doubt is null and (r.at is not null or r.on_date is not null) then ${column} end)`;
const DAY_SECONDS = 86_400;

const NEVER = sql<boolean>`false`;

const hasValue = ({ metric, key, mealSituation }: CodedReadings): RawBuilder<boolean> => {
  const value = key === undefined ? sql`true` : sql`r."values" @> ${JSON.stringify([{ key }])}::jsonb`;
  const meal = mealSituation === undefined ? sql`true` : sql`r.meal_situation = ${mealSituation}`;
  return sql<boolean>`(r.metric = ${metric} and ${value} and ${meal})`;
};

/** The systems of our own codes: a metric, or a value of one. */
const ownReadings = ({ system, code = '' }: Token): CodedReadings[] => {
  const [metric = '', key] = code.split('.');
  if (system === own('metric')) return [{ metric: code, isComponent: false }];
  return system === own('value') && key !== undefined ? [{ metric, key, isComponent: false }] : [];
};

/** Matches the code of a reading. A value next to others without a panel is found by its own code as well. */
function hasCode(token: Token, withComponents: 'with' | 'without' | 'only'): RawBuilder<boolean> {
  const { system, code } = token;
  if (code === undefined) return NEVER;
  const loinc = isOfSystem(token, LOINC) ? readingsWithLoinc(code) : [];
  const found = [...loinc, ...ownReadings(token)].filter(({ isComponent }) =>
    withComponents === 'with' ? true : isComponent === (withComponents === 'only'),
  );
  const ofSource = sql<boolean>`(r.code = ${code}${system === undefined ? sql`` : sql` and r.system = ${system}`})`;
  const ways = [...found.map(hasValue), ...(withComponents === 'only' ? [] : [ofSource])];
  return ways.length === 0 ? NEVER : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

function isOfCategory(token: Token): RawBuilder<boolean> {
  if (!isOfSystem(token, CATEGORY_SYSTEM)) return NEVER;
  const metrics = METRIC_TYPES.filter(
    (metric) => token.code === undefined || categoryOf(metric) === token.code,
  );
  return metrics.length === 0 ? NEVER : sql<boolean>`r.metric = any(${[...metrics]}::text[])`;
}

const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';

/** Returns our flag with the version of the limits that raised it, and what HL7 calls it. */
function interpretationOf({ alert }: ObservationRow): CodeableConcept[] | undefined {
  if (alert === null) return undefined;
  const { flag, level, scheme } = alert;
  const display = flagLabel(flag, 'en');
  const [code, meaning] = level === 'critical' ? ['AA', 'Critical abnormal'] : ['A', 'Abnormal'];
  return [
    {
      coding: [
        { system: own('flag'), ...(scheme === '' ? {} : { version: scheme }), code: flag, display },
        { system: INTERPRETATION, code, display: meaning },
      ],
      text: display,
    },
  ];
}

/** An unknown or impossible time is absent, with the reason. */
function effectiveOf({ at, on_date, doubt }: ObservationRow): Partial<Observation> {
  if (doubt === null && at !== null) return { effectiveDateTime: toDateTime(at) };
  if (doubt === null && on_date !== null) return { effectiveDateTime: on_date };
  const valueCode = doubt === null ? 'unknown' : 'error';
  return { _effectiveDateTime: { extension: [{ url: ABSENT_EXTENSION, valueCode }] } };
}

function performerOf({ author_id, author_name }: ObservationRow): Observation['performer'] {
  if (author_id === null && !author_name) return undefined;
  return [
    {
      ...(author_id === null ? {} : { reference: `Practitioner/${author_id}` }),
      ...(author_name ? { display: author_name } : {}),
    },
  ];
}

function toObservation(row: ObservationRow): Observation {
  const category = categoryOf(row.metric);
  return filled<Observation>({
    resourceType: 'Observation',
    status: row.fhir_status,
    category: category && [
      { coding: [{ system: CATEGORY_SYSTEM, code: category, display: CATEGORIES[category] }] },
    ],
    ...measuredParts(row),
    subject: { reference: `Patient/${row.person_id}` },
    ...effectiveOf(row),
    issued: new Date(row.created_at * 1000).toISOString(),
    performer: performerOf(row),
    interpretation: interpretationOf(row),
    note: row.note ? [{ text: row.note }] : undefined,
  } as Observation);
}

export const observation = defineResource<ObservationRow, Observation>({
  type: 'Observation',
  description:
    'Readings of a patient: vital signs, laboratory results and others. A blood pressure is a panel with two components.',
  unsupported: [
    'Values that were entered together without a panel, such as weight and height, are components. `code` finds them too.',
    'Only readings that raised an alert have an `interpretation`: our flag, with the limits that raised it as `version`.',
    'Results in molar units have our code and no LOINC code.',
  ],
  right: READS_RECORD,
  from: sql`reading r`,
  columns: COLUMNS,
  updatedAt: sql`r.updated_at`,
  visible: (caller) => mayRead(caller, sql.ref('r.person_id')),
  reach: { oneOf: ['patient', 'subject', '_id'] },
  parameters: {
    ...ofPatient(sql`r.person_id`),
    code: {
      kind: 'token',
      description: 'what was measured: LOINC, or our metric',
      match: (token) => hasCode(token, 'without'),
    },
    'component-code': {
      kind: 'token',
      description: 'the code of a component',
      match: (token) => hasCode(token, 'only'),
    },
    'combo-code': {
      kind: 'token',
      description: 'the code or that of a component',
      match: (token) => hasCode(token, 'with'),
    },
    category: {
      kind: 'token',
      description: 'vital-signs, laboratory, activity or exam',
      match: isOfCategory,
    },
    date: {
      kind: 'date',
      description: 'when it was measured',
      times: {
        from: known(sql`r.sort_at`),
        until: known(sql`r.sort_at + case when r.at is null then ${sql.lit(DAY_SECONDS)} else 1 end`),
      },
    },
    status: coded(
      'final, corrected, entered-in-error and others',
      STATUS,
      STATUSES,
      'http://hl7.org/fhir/observation-status',
    ),
    performer: refersTo('who entered it', sql`r.author_id`, 'Practitioner', 'performer'),
  },
  sorts: { date: { column: sql`r.sort_at`, type: 'bigint' } },
  order: '-date',
  toResource: toObservation,
});
