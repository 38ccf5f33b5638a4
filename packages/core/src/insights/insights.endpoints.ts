import * as v from 'valibot';
import { wordLabel } from '#formatting';
import { defineEndpoint, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { PROGRAMME_KEYS } from '#programmes';
import { INDICATORS } from './indicator.ts';
import { QUALITY_SIGNS } from './quality-sign.ts';
import * as words from './words/en.ts';

const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM'));

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MAX_FACILITIES = 50;

/** Facilities of the user, separated by commas. Without them, the facility of the token. */
const facilityIdsSchema = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(','))]),
  v.array(uuidSchema),
  v.maxLength(MAX_FACILITIES),
);

/** What every figure can be narrowed to. */
const narrowing = {
  month: monthSchema,
  /** A patient, call or visit of several facilities counts once for each of them. */
  facilityIds: v.optional(facilityIdsSchema),
  programme: v.optional(v.picklist(PROGRAMME_KEYS)),
  /** Who called the patient last, or who had the visit. */
  staffId: v.optional(uuidSchema),
  /** Only patients who are enrolled in this project now. */
  projectId: v.optional(uuidSchema),
};

const figureSchema = v.looseObject({ numerator: countSchema, denominator: countSchema });
export type IndicatorFigure = v.InferOutput<typeof figureSchema>;

const indicatorSchema = v.looseObject({
  indicator: v.picklist(INDICATORS),
  ...figureSchema.entries,
  /** The month before, counted at most an hour ago. */
  before: figureSchema,
});
export type IndicatorResult = v.InferOutput<typeof indicatorSchema>;

/** Returns every indicator of a month at one or several facilities of the caller, and of the month before. */
export const listIndicators = defineEndpoint({
  name: 'insights/indicators',
  summary: 'Indicators of a month at one or several facilities, and of the month before',
  service: 'data',
  method: 'GET',
  writes: false,
  scopes: ['insights'],
  audit: wordLabel(words.insights, 'listIndicators'),
  path: '/insights/indicators',
  token: 'bearer',
  query: v.strictObject(narrowing),
  answer: v.looseObject({
    month: monthSchema,
    data: v.array(indicatorSchema),
    /** Staff with patients, calls or visits, for the filter. */
    staff: v.array(v.looseObject({ id: uuidSchema, name: v.string() })),
  }),
});

/** Whether to list what the numerator counts, or the rest of the denominator. */
export const INDICATOR_PARTS = ['counted', 'rest'] as const;
export type IndicatorPart = (typeof INDICATOR_PARTS)[number];

const MAX_INDICATOR_ROWS = 200;

const rowSchema = v.looseObject({
  /** Of the enrolment, visit, call, pregnancy or infant that counts. */
  id: uuidSchema,
  vitaId: uuidSchema,
  name: v.string(),
  uhid: v.nullable(v.string()),
  /** When what decided happened, such as the last reading; in unix seconds. */
  at: unixSecondsSchema,
  /** Who called the patient last, or who had the visit. */
  staff: v.nullable(v.string()),
  /** The facility for which the row counts. */
  facility: v.optional(v.looseObject({ id: uuidSchema, name: v.string() })),
});
export type IndicatorRow = v.InferOutput<typeof rowSchema>;

/** Lists the patients, calls or visits behind a figure, latest first. */
export const listIndicatorPatients = defineEndpoint({
  name: 'insights/patients',
  summary: 'Patients, calls or visits that an indicator counts, or the rest of its denominator',
  service: 'data',
  method: 'GET',
  writes: false,
  scopes: ['insights'],
  audit: wordLabel(words.insights, 'listIndicatorPatients'),
  path: '/insights/patients',
  token: 'bearer',
  query: v.strictObject({
    ...narrowing,
    indicator: v.picklist(INDICATORS),
    part: v.optional(v.picklist(INDICATOR_PARTS), 'rest'),
    limit: v.optional(queryIntegerSchema(1, MAX_INDICATOR_ROWS), '50'),
    after: v.optional(v.string()),
  }),
  answer: v.looseObject({ data: v.array(rowSchema), next: v.nullable(v.string()) }),
});

const qualitySchema = v.looseObject({
  staff: v.looseObject({ id: uuidSchema, name: v.string() }),
  digits: v.array(countSchema),
  below: countSchema,
  above: countSchema,
  repeatable: countSchema,
  repeated: countSchema,
  calls: countSchema,
  short: countSchema,
  signs: v.array(v.picklist(QUALITY_SIGNS)),
});
export type StaffQuality = v.InferOutput<typeof qualitySchema>;

/** Returns what each member of staff entered in a month, with signs that it was not measured so. */
export const readQuality = defineEndpoint({
  name: 'insights/quality',
  summary: 'Data quality of a month at the facility by member of staff',
  service: 'data',
  method: 'GET',
  writes: false,
  scopes: ['insights'],
  audit: wordLabel(words.insights, 'readQuality'),
  path: '/insights/quality',
  token: 'bearer',
  query: v.strictObject({ month: monthSchema }),
  answer: v.looseObject({ month: monthSchema, data: v.array(qualitySchema) }),
});

/** Returns the indicators of a month as a DHIS2 data value set. Its codes derive from the names of the indicators. */
export const exportDataValues = defineEndpoint({
  name: 'insights/data-values',
  summary: 'Indicators of a month as a DHIS2 data value set',
  service: 'data',
  method: 'GET',
  writes: false,
  scopes: ['insights'],
  audit: wordLabel(words.insights, 'exportDataValues'),
  path: '/insights/data-values',
  token: 'bearer',
  query: v.strictObject({ month: monthSchema }),
  /** As `POST /api/dataValueSets` of DHIS2 takes it with `idScheme=CODE`, for the data set too. */
  answer: v.looseObject({
    dataSet: v.string(),
    completeDate: v.optional(v.string()),
    period: v.string(),
    orgUnit: v.string(),
    dataValues: v.array(v.looseObject({ dataElement: v.string(), value: v.string() })),
  }),
});

export const insightEndpoints = [
  listIndicators,
  listIndicatorPatients,
  readQuality,
  exportDataValues,
] as const;
