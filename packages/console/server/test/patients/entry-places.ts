import { addAssessment, type RecordSource, SCALES, type ScaleKey } from '@careline/core/internal/assessments';
import { addCallLog, dial, type NewContact } from '@careline/core/internal/calls';
import { ALL_CALL_FORMS, callForm, REPORT_METRICS, reportForm } from '@careline/core/internal/calls/forms';
import { addReport, uploadReport } from '@careline/core/internal/care';
import { CASE_SHEET_SECTIONS, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { convert, roundTo } from '@careline/core/internal/clinical';
import {
  type Condition,
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
  reasonKey,
  unitKey,
} from '@careline/core/internal/forms';
import { LAB_TESTS, storeLabReport } from '@careline/core/internal/labs';
import {
  addRapidTest,
  addVitalEndpoints,
  ENTERED_METRICS,
  type EnteredMetric,
  type MetricType,
  type NewRapidTest,
} from '@careline/core/internal/metrics';
import { LOINC, LOINC_CODES, loincMetric } from '@careline/core/internal/metrics/loinc';
import {
  isBeside,
  MEASURE_DEFINITIONS,
  METRICS,
  type Measure,
  measureOf,
} from '@careline/core/internal/observations';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS, type ProgrammeKey } from '@careline/core/internal/programmes';
import { importBatch } from '../../src/import/import-batch.ts';
import { findPlace } from '../../src/import/import-place.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { type CallClinic, NOW } from '../call-clinic.ts';
import { aLabReport, aResult } from '../content/lab-content.ts';
import { aFile, aReport } from '../content/report-content.ts';
import { aSheetVersion } from '../content/sheet-content.ts';
import { CRITICAL_RESULTS, CRITICAL_VALUES, type CriticalValue } from './critical-values.ts';
import type { SafetyPerson } from './safety-people.ts';

/** One value entered in one place. */
export interface Entry {
  /** The endpoint, or the import. */
  readonly place: string;
  /** The exact place: a field, a test, an item of a score. */
  readonly field: string;
  /** The metric of the reading. */
  readonly metric: MetricType | 'laboratory';
  readonly value: CriticalValue;
  readonly who: SafetyPerson;
  readonly enter: (at: CallClinic, vitaId: string) => Promise<unknown>;
}

const metaInfo = { updatedAt: NOW };
const SHORTLY_BEFORE = NOW - 300;
/** Values this extreme are accepted only with a reason. */
const MEASURED_TWICE = 'Measured twice';
const PLACE_OF_IMPORT = 'import readings';

const criticalOf = (measure: Measure | undefined): CriticalValue | undefined =>
  (measure && CRITICAL_VALUES[measure]) ?? undefined;

/** Every value of every enterable metric, with its critical values. */
const VALUES = ENTERED_METRICS.flatMap((metric) =>
  Object.keys(METRICS[metric].values).flatMap((key) => {
    const value = isBeside(metric, key) ? undefined : criticalOf(measureOf(metric, key));
    return value ? [{ metric, key, value }] : [];
  }),
);

type Value = readonly [key: string, text: string, unit: string];

/** Metrics that are never entered alone, and normal values to enter with them. */
const COMPANIONS: Readonly<Record<string, Value>> = {
  'bloodpressure.systolic': ['diastolic', '84', 'mm[Hg]'],
  'bloodpressure.diastolic': ['systolic', '150', 'mm[Hg]'],
  'creatinine.egfr': ['value', '1.4', 'mg/dL'],
};

const companionOf = (metric: string, key: string): readonly Value[] => {
  const companion = COMPANIONS[`${metric}.${key}`];
  return companion ? [companion] : [];
};

const aReading = (metric: EnteredMetric, key: string, { text, unit }: CriticalValue) => ({
  id: newId(),
  metric,
  timestamp: SHORTLY_BEFORE,
  values: [[key, text, unit || '{presence}'] as Value, ...companionOf(metric, key)].map(
    ([name, written, ofUnit]) => ({
      key: name,
      text: written,
      unit: ofUnit,
      ...(unit && { reason: MEASURED_TWICE }),
    }),
  ),
  metaInfo,
});

const withWho = (value: CriticalValue, who: SafetyPerson = 'man') => ({ value, who: value.who ?? who });

const HANDED_OVER = { about: ['CRITICAL_READING'], handedTo: 'Dr Rao', handedAt: '2025-10-09T14:20' };

interface CallOf {
  readonly programme: ProgrammeKey;
  readonly callType: NewContact['callType'];
  readonly form: FormDefinition;
}

/** Each form of a call, with one programme that uses it. */
const CALLS: readonly CallOf[] = ALL_CALL_FORMS.flatMap((form) => {
  const found = PROGRAMME_KEYS.flatMap((programme) =>
    CALL_TYPE_KEYS.filter((callType) => callForm(programme, callType) === form).map((callType) => ({
      programme,
      callType,
      form,
    })),
  );
  return found.slice(0, 1);
});

/** People who cannot be a mother. */
const CHILDREN: readonly (SafetyPerson | undefined)[] = ['newborn', 'of three years'];

async function logCall({ call, content }: CallClinic, vitaId: string, { of, answers }: LoggedCall) {
  const { programme, callType, form } = of;
  const contact = content.contact(vitaId, { programme, callType });
  await call(dial, { body: { contact } });
  const log = content.log({ form: form.id, answers });
  return call(addCallLog, { body: content.saved(contact.id, vitaId, { log }) });
}

interface LoggedCall {
  readonly of: CallOf;
  readonly answers: Record<string, unknown>;
}

/** Returns valid answers to the required questions of a form. */
const requiredAnswers = ({ sections }: FormDefinition): Record<string, unknown> =>
  Object.fromEntries(
    sections
      .filter(({ required }) => required)
      .map(({ key, fields }) => [
        key,
        Object.assign(
          {},
          ...leafFields(fields)
            .filter((one) => one.required)
            .map(filled),
        ),
      ]),
  );

const onCalls = (): readonly Entry[] =>
  CALLS.flatMap((of) =>
    partsOf(of.form).flatMap((part): Entry[] => {
      const { reading } = part.field;
      const value =
        reading?.subject === 'patient' && !reading.beside ? criticalOf(measureOfField(part)) : undefined;
      const isOfOther = of.programme === 'healthy_motherhood' && CHILDREN.includes(value?.who);
      if (!reading || !value || isOfOther || part.field.control !== 'number') return [];
      const answers = { ...requiredAnswers(of.form), ...answersOf(part, value), escalation: HANDED_OVER };
      return [
        {
          place: addCallLog.name,
          field: `${of.form.id} ${part.part.key}.${part.field.key}`,
          metric: reading.metric as MetricType,
          ...withWho(value, of.programme === 'healthy_motherhood' ? 'woman' : 'man'),
          enter: (at, vitaId) => logCall(at, vitaId, { of, answers }),
        },
      ];
    }),
  );

/** Entries through the patient page, a partner's element or a device app: with a token of the open patient. */
const onPatientPages = (): readonly Entry[] =>
  VALUES.map(({ metric, key, value }) => ({
    place: addVitalEndpoints[metric].name,
    field: key,
    metric,
    ...withWho(value),
    enter: (at, vitaId) =>
      at.call(addVitalEndpoints[metric], {
        openPatient: vitaId,
        body: { data: aReading(metric, key, value) },
      }),
  }));

const asRapidTests = (): readonly Entry[] =>
  VALUES.filter(({ metric }) => metric === 'rapidtest').map(({ metric, key, value }) => ({
    place: addRapidTest.name,
    field: key,
    metric,
    ...withWho(value),
    enter: (at, vitaId) => {
      const result = { test: key, result: value.text } as Pick<NewRapidTest, 'test' | 'result'>;
      const test = { id: newId(), vitaId, ...result, timestamp: SHORTLY_BEFORE, metaInfo };
      return at.call(addRapidTest, { body: { test } });
    },
  }));

/** Tests with a critical limit that have no value in the table above. */
export const RESULTS_WITHOUT_A_VALUE = LAB_TESTS.flatMap(({ key, result }) =>
  result.kind === 'number' && result.critical && !CRITICAL_RESULTS[key] ? [key] : [],
);

const byLaboratories = (): readonly Entry[] =>
  LAB_TESTS.flatMap(({ key, result }): Entry[] => {
    const report = (metric: Entry['metric'], value: CriticalValue): Entry => ({
      place: storeLabReport.name,
      field: key,
      metric,
      ...withWho(value),
      enter: (at, vitaId) => {
        const lines = [aResult(key, value.text, value.unit, value.unit ? { reason: MEASURED_TWICE } : {})];
        return at.call(storeLabReport, { body: { report: aLabReport(vitaId, NOW, lines) } });
      },
    });
    if (result.kind === 'reading') {
      const value = criticalOf(measureOf(result.metric, result.part));
      return value ? [report(result.metric, value)] : [];
    }
    const [text, unit] = (result.kind === 'number' && result.critical && CRITICAL_RESULTS[key]) || [];
    return text && unit ? [report('laboratory', { text, unit, level: 'critical' })] : [];
  });

/** Returns the critical values of a record field. Laboratory results are looked up by test key. */
function criticalOfSource({ metric, value: key }: RecordSource): CriticalValue | undefined {
  if (metric !== 'laboratory') return criticalOf(measureOf(metric, key));
  const [text, unit] = CRITICAL_RESULTS[key] ?? [];
  return text && unit ? { text, unit, level: 'critical' } : undefined;
}

const OF_SCALES: Readonly<Partial<Record<ScaleKey, SafetyPerson>>> = { MEWC: 'in week 23' };

const inScores = (): readonly Entry[] =>
  Object.entries(SCALES).flatMap(([scale, { inputs }]) =>
    inputs.flatMap((input): Entry[] => {
      const [source] = ('record' in input && input.record) || [];
      const value = source && criticalOfSource(source);
      if (!source || !value || input.kind !== 'number') return [];
      return [
        {
          place: addAssessment.name,
          field: `${scale} ${input.key}`,
          metric: source.metric,
          ...withWho(value, OF_SCALES[scale as ScaleKey]),
          enter: async (at, vitaId) => {
            const others = source.metric === 'bloodpressure' ? companionOf(source.metric, source.value) : [];
            const asked = others.filter(([key]) => inputs.some((one) => one.key === key));
            const given = [[input.key, value.text] as const, ...asked].map(([key, text]) => ({
              key,
              value: Number(text) as number | string,
            }));
            // Rows of two numbers and a choice have no points without the choice.
            const choices = inputs.flatMap((one) =>
              one.kind === 'choice' && one.choices[0] ? [{ key: one.key, value: one.choices[0].code }] : [],
            );
            const assessment = {
              id: newId(),
              vitaId,
              scale,
              at: SHORTLY_BEFORE,
              inputs: [...given, ...choices],
              metaInfo,
            };
            return at.call(addAssessment, { body: { assessment: { ...assessment, reportedTo: 'Dr Rao' } } });
          },
        },
      ];
    }),
  );

interface Part {
  readonly part: FormSection;
  readonly isRow: boolean;
  readonly field: LeafField;
}

/** Returns every field of a form with its section. */
const partsOf = ({ sections }: FormDefinition): readonly Part[] =>
  sections.flatMap((part) => [
    ...leafFields(part.fields).map((field) => ({ part, isRow: false, field })),
    ...leafFields(part.group?.fields ?? []).map((field) => ({ part, isRow: true, field })),
  ]);

/**
 * Returns the choices that make a form ask a field. If several conditions apply to a field, the first matching
 * value is used.
 */
function askedBy(fields: readonly FormField[], wanted: LeafField): Record<string, unknown> {
  for (const field of fields) {
    if (field.control !== 'conditional_logic') continue;
    if (!leafFields(field.fields).some(({ key }) => key === wanted.key)) continue;
    return { ...chosen(field.when), ...askedBy(field.fields, wanted) };
  }
  return {};
}

function chosen(condition: Condition): Record<string, unknown> {
  if ('field' in condition) return { [condition.field]: condition.is[0] };
  if ('all' in condition) return Object.assign({}, ...condition.all.map(chosen));
  return 'any' in condition && condition.any[0] ? chosen(condition.any[0]) : {};
}

const TWO_O_CLOCK = '2025-10-09T14:00';

function filled(field: LeafField): Record<string, unknown> {
  if (field.control === 'date')
    return { [field.key]: field.precision === 'minute' ? TWO_O_CLOCK : TWO_O_CLOCK.slice(0, 10) };
  if (field.control === 'dropdown') return { [field.key]: field.options[0]?.value };
  if (field.control !== 'number') return { [field.key]: 'As seen' };
  const { min, max } = field.limits ?? { min: 7.4, max: 7.4 };
  const unit = field.units[0];
  return { [field.key]: String((min + max) / 2), ...(unit && { [unitKey(field)]: unit }) };
}

/** Returns the other number of a blood pressure if the section has both. */
function companionAnswers(fields: readonly FormField[], { key }: LeafField): Record<string, unknown> {
  const [companion] = companionOf('bloodpressure', key);
  const field = companion && leafFields(fields).find((one) => one.key === companion[0]);
  if (!companion || field?.control !== 'number') return {};
  return { [field.key]: companion[1], [unitKey(field)]: companion[2] };
}

/** Converts a value to a unit of the field. */
function inUnitOf(field: LeafField, { text, unit }: CriticalValue): Pick<CriticalValue, 'text' | 'unit'> {
  if (field.control !== 'number' || !field.measure || field.units.includes(unit)) return { text, unit };
  const own = field.units[0] ?? unit;
  const converted = convert(Number(text), MEASURE_DEFINITIONS[field.measure], unit, own);
  return converted === undefined
    ? { text, unit }
    : { text: String(roundTo(converted, field.decimals)), unit: own };
}

function answersOf({ part, isRow, field }: Part, value: CriticalValue) {
  const { text, unit } = inUnitOf(field, value);
  const fields = isRow ? (part.group?.fields ?? []) : part.fields;
  const required = leafFields(fields).filter((one) => one.required && one.key !== field.key);
  const block = {
    ...Object.assign({}, ...required.map(filled)),
    ...askedBy(fields, field),
    ...companionAnswers(fields, field),
    [field.key]: text,
    ...(unit && field.control === 'number' && { [unitKey(field)]: unit, [reasonKey(field)]: MEASURED_TWICE }),
  };
  return { [part.key]: isRow && part.group ? { [part.group.key]: [block] } : block };
}

const measureOfField = ({ field }: Part): Measure | undefined =>
  field.reading
    ? measureOf(field.reading.metric, field.reading.part)
    : field.control === 'number'
      ? field.measure
      : undefined;

const metricOfField = ({ field }: Part, measure: Measure): MetricType => {
  const own = field.reading?.metric;
  const found = VALUES.find(({ metric, key }) => metric === own || measureOf(metric, key) === measure);
  return (own as MetricType | undefined) ?? found?.metric ?? 'symptom';
};

const inCaseSheets = (): readonly Entry[] =>
  Object.values(CASE_SHEET_SECTIONS).flatMap(({ key: section, form }) =>
    partsOf(form).flatMap((one): Entry[] => {
      const measure = measureOfField(one);
      const value = criticalOf(measure);
      if (!measure || !value) return [];
      const { part, field } = one;
      return [
        {
          place: saveCaseSheet.name,
          field: `${section} ${part.key}.${field.key}`,
          metric: metricOfField(one, measure),
          ...withWho(value),
          enter: (at, vitaId) => {
            const answers = { ...answersOf(one, value), escalation: HANDED_OVER } as never;
            const version = aSheetVersion(vitaId, NOW, { section, answers });
            return at.call(saveCaseSheet, { body: { version } });
          },
        },
      ];
    }),
  );

const YESTERDAY = '2025-10-08';

/** Entries on a printed report: typed with or without the file. */
const onReports = (): readonly Entry[] =>
  REPORT_METRICS.flatMap((reported) =>
    partsOf(reportForm(reported)).flatMap((part): Entry[] => {
      const { reading } = part.field;
      const value = reading?.beside ? undefined : criticalOf(measureOfField(part));
      if (!reading || !value) return [];
      const entry = (place: string, enter: Entry['enter']): Entry => ({
        place,
        field: `${reported} ${part.field.key}`,
        metric: reading.metric as MetricType,
        ...withWho(value),
        enter,
      });
      const printed = { metric: reported, takenOn: YESTERDAY, answers: answersOf(part, value) as never };
      return [
        entry(addReport.name, (at, vitaId) =>
          at.call(addReport, { body: { report: { id: newId(), vitaId, ...printed, metaInfo } } }),
        ),
        entry(uploadReport.name, (at, vitaId) =>
          at.call(uploadReport, {
            body: { report: aReport(vitaId, NOW, printed) },
            file: aFile(`%PDF ${reported} ${vitaId}`),
          }),
        ),
      ];
    }),
  );

const SOURCE = 'city-laboratory';

/** Imports a flattened FHIR Observation of another system. */
async function importReading(
  { database: { db } }: CallClinic,
  vitaId: string,
  { code, value }: ImportedValue,
) {
  const patient = `p-${vitaId}`;
  await db
    .updateTable('person')
    .set({ source: SOURCE, source_id: patient })
    .where('id', '=', vitaId)
    .execute();
  const { text, unit } = value;
  const given = unit ? { value: Number(text), unit } : { value: text };
  const taken = { id: newId(), status: 'final', effectiveDateTime: '2025-10-09T08:30:00Z' };
  const line = JSON.stringify({ source: SOURCE, patient, system: LOINC, code, ...given, ...taken });
  const place = await findPlace(db, { facility: 'North', programme: undefined });
  return importBatch(db, { kind: 'readings', lines: [line], place, requestId: 'entry' });
}

interface ImportedValue {
  readonly code: string;
  readonly value: CriticalValue;
}

const imported = (
  field: string,
  metric: Entry['metric'],
  { code, value }: { readonly code: string; readonly value: CriticalValue | undefined },
): readonly Entry[] =>
  value
    ? [
        {
          place: PLACE_OF_IMPORT,
          field: `${field} as ${code}`,
          metric,
          ...withWho(value),
          enter: (at, vitaId) => importReading(at, vitaId, { code, value }),
        },
      ]
    : [];

/** One Observation for each catalogue code and for each test that only a laboratory reports. */
const byImport = (): readonly Entry[] => [
  ...LOINC_CODES.flatMap((code) => {
    const { metric, key } = loincMetric(code) ?? {};
    if (!metric || !key) return [];
    return imported(`${metric}.${key}`, metric, { code, value: criticalOf(measureOf(metric, key)) });
  }),
  ...LAB_TESTS.flatMap(({ key, loinc: code, result }) => {
    const [text, unit] = (result.kind === 'number' && result.critical && CRITICAL_RESULTS[key]) || [];
    if (!code || !text || !unit) return [];
    return imported(`laboratory.${key}`, 'laboratory', { code, value: { text, unit, level: 'critical' } });
  }),
];

/** Every value in every place of entry. The places are derived from the product's own lists. */
export const ENTRIES: readonly Entry[] = [
  ...onCalls(),
  ...onPatientPages(),
  ...asRapidTests(),
  ...byLaboratories(),
  ...inScores(),
  ...inCaseSheets(),
  ...onReports(),
  ...byImport(),
];
