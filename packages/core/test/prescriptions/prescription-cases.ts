import type { HarmfulCase, OrdinaryCase } from './case-types.ts';
import { HARMFUL_BY_ALLERGY_OR_TWICE } from './harmful-allergies.ts';
import { HARMFUL_FOR_CHILDREN } from './harmful-children.ts';
import { HARMFUL_WITH_CONDITION } from './harmful-conditions.ts';
import { HARMFUL_DOSES } from './harmful-doses.ts';
import { HARMFUL_INTERACTIONS } from './harmful-interactions.ts';
import { HARMFUL_INTERACTIONS_2 } from './harmful-interactions-2.ts';
import { HARMFUL_FOR_KIDNEY_OR_LIVER } from './harmful-kidney-liver.ts';
import { HARMFUL_IN_PREGNANCY } from './harmful-pregnancy.ts';
import { ORDINARY_AFTER_BIRTH } from './ordinary-after-birth.ts';
import { ORDINARY_AIRWAYS } from './ordinary-airways.ts';
import { ORDINARY_ANTENATAL } from './ordinary-antenatal.ts';
import { ORDINARY_CHILDREN } from './ordinary-children.ts';
import { ORDINARY_CHILDREN_2 } from './ordinary-children-2.ts';
import { ORDINARY_DIABETES } from './ordinary-diabetes.ts';
import { ORDINARY_ELDERLY_KIDNEY } from './ordinary-elderly-kidney.ts';
import { ORDINARY_HEART } from './ordinary-heart.ts';
import { ORDINARY_HORMONES } from './ordinary-hormones.ts';
import { ORDINARY_HYPERTENSION } from './ordinary-hypertension.ts';
import { ORDINARY_INFECTIONS } from './ordinary-infections.ts';
import { ORDINARY_MIND_NERVES } from './ordinary-mind-nerves.ts';
import { ORDINARY_PAIN_WOMEN } from './ordinary-pain-women.ts';
import { ORDINARY_SKIN_EYES } from './ordinary-skin-eyes.ts';
import { ORDINARY_STOMACH } from './ordinary-stomach.ts';
import { ORDINARY_TUBERCULOSIS } from './ordinary-tuberculosis.ts';

export { ALLERGY_WORDS } from './allergy-words.ts';
export { BRANDS } from './brands.ts';
export type {
  HarmfulCase,
  OrdinaryCase,
  PrescriptionCase,
} from './case-types.ts';

/** Prescriptions that must be blocked or questioned, with a source for each expectation. */
export const HARMFUL_CASES: readonly HarmfulCase[] = [
  ...HARMFUL_DOSES,
  ...HARMFUL_INTERACTIONS,
  ...HARMFUL_INTERACTIONS_2,
  ...HARMFUL_FOR_CHILDREN,
  ...HARMFUL_IN_PREGNANCY,
  ...HARMFUL_FOR_KIDNEY_OR_LIVER,
  ...HARMFUL_WITH_CONDITION,
  ...HARMFUL_BY_ALLERGY_OR_TWICE,
];

/** Prescriptions that are correct by guideline. None may be blocked. */
export const ORDINARY_CASES: readonly OrdinaryCase[] = [
  ...ORDINARY_DIABETES,
  ...ORDINARY_HYPERTENSION,
  ...ORDINARY_HEART,
  ...ORDINARY_HORMONES,
  ...ORDINARY_ANTENATAL,
  ...ORDINARY_AFTER_BIRTH,
  ...ORDINARY_INFECTIONS,
  ...ORDINARY_TUBERCULOSIS,
  ...ORDINARY_STOMACH,
  ...ORDINARY_CHILDREN,
  ...ORDINARY_CHILDREN_2,
  ...ORDINARY_AIRWAYS,
  ...ORDINARY_SKIN_EYES,
  ...ORDINARY_ELDERLY_KIDNEY,
  ...ORDINARY_MIND_NERVES,
  ...ORDINARY_PAIN_WOMEN,
];
