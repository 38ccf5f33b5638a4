import type { FormDefinition } from '#forms';
import { PROGRAMMES } from '#programmes';
import { creatinine, hba1c, lipid, thyroid } from './blood-tests.ts';
import { part } from './fields.ts';
import { labReports } from './lab-reports.ts';
import { diet, sleepPattern, statusOfPhysicalActivity } from './lifestyle.ts';
import { chronicComplaints, chronicCondition, questions } from './talk.ts';
import { medications } from './treatment.ts';
import { bloodGlucose, bloodPressure, body, vitalSigns } from './vitals.ts';

/** Sections of both calls. Ahc, Careline and Apollo Sugar have the same report metrics (specification 4). */
const SECTIONS = [
  ...part('vitals', bloodPressure, body, bloodGlucose, vitalSigns),
  ...part('treatment', chronicCondition, medications),
  ...part('lifestyle', diet, statusOfPhysicalActivity, sleepPattern),
  ...part('talk', chronicComplaints, questions),
  ...part('tests', hba1c, lipid, thyroid, creatinine, labReports(PROGRAMMES.careline.reportMetrics)),
];

/** Calls of the chronic-care programmes: `ahc`, `careline` and `apollo_sugar`. */
export const CHRONIC_CARE_FORMS = {
  'ad-hoc': { id: 'chronic-care/ad-hoc@1', sections: SECTIONS },
  monthly: { id: 'chronic-care/monthly@1', sections: SECTIONS },
} as const satisfies Readonly<Record<string, FormDefinition>>;
