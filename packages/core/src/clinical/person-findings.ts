import { isoDay } from '#formatting';
import type { MetricRecord } from '#metrics';
import { MEASURE_DEFINITIONS, type Measure, SYMPTOMS } from '#observations';
import { convert, roundTo } from './convert.ts';
import type { EnteredValue } from './judge-value.ts';
import { laboratoryFindings } from './laboratory-findings.ts';
import type { PersonFacts } from './person-facts.ts';
import { readValues } from './stored-value.ts';

/** Metrics whose records affect the judgement of other values. */
export const FINDING_METRICS = [
  'bloodpressure',
  'urine',
  'bloodcount',
  'creatinine',
  'symptom',
  'hba1c',
  'laboratory',
] as const satisfies readonly MetricRecord['metric'][];

type Finding = Pick<MetricRecord, 'metric' | 'timestamp' | 'date' | 'values'>;

/** Platelets under 100 and creatinine over 1.1 are signs of organ dysfunction (ISSHP). */
const FEW_PLATELETS = 100;
const HIGH_CREATININE = 1.1;
/** An HbA1c of 6.5 % and more indicates diabetes (ADA). */
const DIABETES_HBA1C = 6.5;

const numberIn = (entered: EnteredValue, unit: string): number =>
  convert(entered.value, entered.measure, entered.unit, unit) ?? Number.NaN;

type Read = ReadonlyMap<Measure, EnteredValue>;

const readOf = (record: Finding): Read =>
  new Map(
    readValues(record).flatMap(({ measure, read }) => (typeof read === 'string' ? [] : [[measure, read]])),
  );

const wordOf = (entered: EnteredValue): string =>
  MEASURE_DEFINITIONS[entered.measure].words?.[entered.value] ?? '';

interface Findings {
  pressures: { systolic: number; diastolic: number; at: number }[];
  proteins: { at: number; text: string; isMeasured?: true }[];
  organSigns: number[];
  symptoms: { at: number; symptom: string }[];
}

function hasOrganSign(read: Read): boolean {
  const [platelets, creatinine] = [read.get('platelets'), read.get('creatinine')];
  return (
    (platelets !== undefined && numberIn(platelets, '10*3/uL') < FEW_PLATELETS) ||
    (creatinine !== undefined && roundTo(numberIn(creatinine, 'mg/dL'), 2) > HIGH_CREATININE)
  );
}

function takeLaboratory(found: Findings, { values }: Finding, at: number): void {
  const { symptoms, proteins } = laboratoryFindings(values);
  found.symptoms.push(...symptoms.map((symptom) => ({ at, symptom })));
  found.proteins.push(...proteins.map((text) => ({ at, text, isMeasured: true as const })));
}

function take(found: Findings, record: Finding, at: number): void {
  const read = readOf(record);
  const [systolic, diastolic] = [read.get('systolic'), read.get('diastolic')];
  const isSwapped = systolic !== undefined && diastolic !== undefined && diastolic.value >= systolic.value;
  if ((systolic || diastolic) && !isSwapped)
    found.pressures.push({ systolic: systolic?.value ?? 0, diastolic: diastolic?.value ?? 0, at });
  const protein = read.get('urineProtein');
  if (protein) found.proteins.push({ at, text: wordOf(protein) });
  if (hasOrganSign(read)) found.organSigns.push(at);
  const symptom = read.get('symptom');
  if (symptom) found.symptoms.push({ at, symptom: SYMPTOMS[symptom.value] ?? '' });
}

/** Returns the first day on which an HbA1c indicated diabetes. */
function firstHighHba1c(records: Iterable<Finding>, timeZone: string): string | undefined {
  let first: string | undefined;
  for (const record of records) {
    const hba1c = record.metric === 'hba1c' ? readOf(record).get('hba1c') : undefined;
    const day =
      record.timestamp === undefined ? record.date?.slice(0, 10) : isoDay(record.timestamp, timeZone);
    if (!hba1c || day === undefined || (first !== undefined && day >= first)) continue;
    if (roundTo(numberIn(hba1c, '%'), 1) >= DIABETES_HBA1C) first = day;
  }
  return first;
}

/**
 * Returns the facts in a person's stored records that affect the judgement of other values. Callers leave out deleted
 * and replaced records. `timeZone` is the IANA name of the facility's time zone.
 */
export function findingsOf(
  records: readonly Finding[],
  timeZone: string,
): Pick<PersonFacts, 'pressures' | 'proteins' | 'organSigns' | 'symptoms' | 'diabetes'> {
  const found: Findings = { pressures: [], proteins: [], organSigns: [], symptoms: [] };
  for (const record of records) {
    if (record.timestamp === undefined) continue;
    const takeFrom = record.metric === 'laboratory' ? takeLaboratory : take;
    takeFrom(found, record, record.timestamp);
  }
  const since = firstHighHba1c(records, timeZone);
  return { ...found, ...(since !== undefined && { diabetes: { since, from: 'hba1c' } }) };
}

/** Returns the earlier date; a known date has priority over an undated fact. */
const earliest = (
  first: PersonFacts['diabetes'],
  second: PersonFacts['diabetes'],
): PersonFacts['diabetes'] => {
  if (!first || !second) return first ?? second;
  return (first.since ?? '') <= (second.since ?? '') ? first : second;
};

/** Returns a person's facts with additional findings, such as those of an unsaved form. */
export const withFindings = (facts: PersonFacts, found: ReturnType<typeof findingsOf>): PersonFacts => ({
  ...facts,
  pressures: [...(facts.pressures ?? []), ...(found.pressures ?? [])],
  proteins: [...(facts.proteins ?? []), ...(found.proteins ?? [])],
  organSigns: [...(facts.organSigns ?? []), ...(found.organSigns ?? [])],
  symptoms: [...(facts.symptoms ?? []), ...(found.symptoms ?? [])],
  diabetes: earliest(facts.diabetes, found.diabetes),
});
