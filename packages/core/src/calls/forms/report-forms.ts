import type { FormDefinition, FormSection, NumberField, ReadingSituation } from '#forms';
import type { MealSituation } from '#metrics';
import { hba1c, lipid, thyroid } from './blood-tests.ts';
import { choice, counted, line, measured, section } from './fields.ts';
import { TOLERANCE_0H, TOLERANCE_1H, TOLERANCE_2H } from './glucose-situations.ts';
import { DAYS_OF_WEEK } from './motherhood/limits.ts';

type Limits = { readonly min: number; readonly max: number };

/** A lab value without a clinical measure; limits apply in each unit. */
const lab = (key: string, limits: Limits, units: readonly string[], decimals = 2): NumberField => ({
  ...counted(key, limits, { decimals }),
  units,
});

/** Multiples of the median for the same week: labs print 0.1 to 10. */
const mom = (key: string): NumberField => lab(key, { min: 0.01, max: 50 }, ['{M.o.M}']);

/** The N of a risk printed as 1 in N. */
const oneIn = (key: string): NumberField => counted(key, { min: 1, max: 1_000_000 });

const week = (weeks: Limits) => [counted('weeks', weeks), counted('days', DAYS_OF_WEEK)] as const;

/** The lab's risk class by its own threshold, which differs between labs. */
const riskClass = choice('riskClass', ['LOW_RISK', 'INTERMEDIATE_RISK', 'HIGH_RISK']);

const eaten = (mealSituation: MealSituation, hours?: string): ReadingSituation => ({
  mealSituation,
  ...(hours && { values: [{ key: 'hoursAfterMeal', text: hours, unit: 'h' }] }),
});

const glucose = (key: string, situation: ReadingSituation) =>
  measured(key, 'glucose', {
    reading: { metric: 'bloodglucose', part: 'value', subject: 'patient', situation },
  });

const bloodSugarTests = section('bloodSugarTests', [
  glucose('fasting', eaten('MEAL_SITUATION_FASTING')),
  glucose('afterMeal', eaten('MEAL_SITUATION_AFTER_MEAL', '2')),
  glucose('random', eaten('MEAL_SITUATION_RANDOM')),
]);

/** 75 g after fasting. The values are readings of a tolerance test, evaluated by pregnancy rules (WHO 2013). */
const glucoseToleranceTest = section('glucoseToleranceTest', [
  glucose('fasting', TOLERANCE_0H),
  glucose('oneHour', TOLERANCE_1H),
  glucose('twoHours', TOLERANCE_2H),
]);

/**
 * Combined first-trimester test (Fetal Medicine Foundation; NICE NG201: 11+2 to 14+1 weeks; blood from 8 weeks on). An
 * international unit of free beta hCG is a microgram (WHO 99/650). PAPP-A is printed in mIU/L or IU/L. Limits reject
 * values that no assay reports; they don't evaluate.
 */
const dualMarkerTest = section('dualMarkerTest', [
  ...week({ min: 8, max: 14 }),
  lab('freeBetaHcg', { min: 0.1, max: 2000 }, ['ng/mL', '[IU]/L']),
  mom('freeBetaHcgMom'),
  lab('pappA', { min: 0.001, max: 100_000 }, ['m[IU]/L', '[IU]/L'], 3),
  mom('pappAMom'),
  // For a crown-rump length of 45 to 84 mm; more than 20 mm of fluid was never reported.
  lab('nuchalTranslucency', { min: 0.1, max: 20 }, ['mm'], 1),
  oneIn('riskTrisomy21'),
  oneIn('riskTrisomy18'),
  riskClass,
]);

/** AFP, hCG and unconjugated oestriol of the second trimester: NICE NG201 14+2 to 20+0 weeks, labs to 22. */
const secondTrimester = [
  ...week({ min: 14, max: 22 }),
  // 1 IU of AFP is 1.21 ng (WHO 72/225).
  lab('afp', { min: 0.1, max: 10_000 }, ['ng/mL', '[IU]/mL']),
  mom('afpMom'),
  lab('hcg', { min: 1, max: 1_000_000 }, ['m[IU]/mL'], 1),
  mom('hcgMom'),
  lab('estriol', { min: 0.01, max: 100 }, ['ng/mL', 'nmol/L']),
  mom('estriolMom'),
] as const;

const secondTrimesterRisks = [
  oneIn('riskTrisomy21'),
  oneIn('riskTrisomy18'),
  oneIn('riskNeuralTube'),
  riskClass,
] as const;

const tripleMarkerTest = section('tripleMarkerTest', [...secondTrimester, ...secondTrimesterRisks]);

const quadrupleMarkerTest = section('quadrupleMarkerTest', [
  ...secondTrimester,
  lab('inhibinA', { min: 1, max: 10_000 }, ['pg/mL'], 1),
  mom('inhibinAMom'),
  ...secondTrimesterRisks,
]);

/** Sum of four pockets (Phelan 1987), or the deepest one: in centimetres, from the second trimester on. */
const amnioticFluidIndex = section('amnioticFluidIndex', [
  ...week({ min: 12, max: 44 }),
  lab('afi', { min: 0, max: 60 }, ['cm'], 1),
  lab('deepestPocket', { min: 0, max: 30 }, ['cm'], 1),
]);

/**
 * Cardiotocography in FIGO 2015 terms: baseline and bandwidth in beats per minute, and the reader's class. Monitors
 * record 50 to 240.
 */
const ctg = section('ctg', [
  ...week({ min: 24, max: 44 }),
  lab('baseline', { min: 50, max: 240 }, ['/min'], 0),
  lab('variability', { min: 0, max: 60 }, ['/min'], 0),
  choice('accelerations', ['PRESENT', 'ABSENT']),
  choice('decelerations', [
    'NO_DECELERATIONS',
    'EARLY_DECELERATIONS',
    'VARIABLE_DECELERATIONS',
    'LATE_DECELERATIONS',
    'PROLONGED_DECELERATIONS',
  ]),
  choice('ctgClass', ['CTG_NORMAL', 'CTG_SUSPICIOUS', 'CTG_PATHOLOGICAL']),
]);

const otherReport = section('otherReport', [
  line('name', { required: true, maxLength: 120 }),
  // Words or numbers: "Low risk", "1:1800".
  line('value', { maxLength: 120 }),
  line('unit', { maxLength: 20 }),
]);

/** Removes the date that calls ask for: a report has one date for everything. */
const ofReport = (one: FormSection): FormSection => ({
  ...one,
  fields: one.fields.filter(({ key }) => key !== 'date'),
});

const form = (id: string, one: FormSection): FormDefinition => ({ id: `reports/${id}@1`, sections: [one] });

/** Forms of reports, by report metric in the words of specification 4. */
const FORMS = {
  'Blood Glucose': form('blood-glucose', bloodSugarTests),
  HbA1c: form('hba1c', ofReport(hba1c)),
  Lipid: form('lipid', ofReport(lipid)),
  Thyroid: form('thyroid', ofReport(thyroid)),
  'Blood Sugar Tests': form('blood-sugar-tests', bloodSugarTests),
  'Glucose Tolerance Test': form('glucose-tolerance-test', glucoseToleranceTest),
  'Thyroid profile': form('thyroid-profile', ofReport(thyroid)),
  'Dual Marker Test': form('dual-marker-test', dualMarkerTest),
  'Triple Marker Test': form('triple-marker-test', tripleMarkerTest),
  'Quadruple Marker Test': form('quadruple-marker-test', quadrupleMarkerTest),
  'Amniotic Fluid Index': form('amniotic-fluid-index', amnioticFluidIndex),
  CTG: form('ctg', ctg),
  Others: form('others', otherReport),
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type ReportMetric = keyof typeof FORMS;

/** Report metrics of all programmes. */
export const REPORT_METRICS = Object.keys(FORMS) as readonly string[] as readonly ReportMetric[];

export const isReportMetric = (metric: string): metric is ReportMetric => Object.hasOwn(FORMS, metric);

/** Returns the form of a report metric. No section is required: a file alone is also a report. */
export const reportForm = (metric: ReportMetric): FormDefinition => FORMS[metric];
