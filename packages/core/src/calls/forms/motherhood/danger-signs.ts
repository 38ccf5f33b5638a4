import type { DangerKind } from '../danger-kind.ts';
import { anyOf, asked, choice, when } from '../fields.ts';

/**
 * Danger signs in pregnancy that a woman is told to go to a hospital for (Mother and Child Protection card of India),
 * and those of anybody. The words of the labels are our own.
 */
export const PREGNANCY_DANGER_SIGNS = [
  'VAGINAL_BLEEDING',
  'LEAKING_FLUID',
  'LESS_FETAL_MOVEMENT',
  'HEADACHE_WITH_BLURRED_VISION',
  'FITS',
  'FEVER',
  'SEVERE_ABDOMINAL_PAIN',
  'BREATHLESSNESS',
  'CHEST_PAIN',
  'FAINTING',
] as const;

/** Danger signs of a mother in the six weeks after a birth (WHO postnatal care 2022; Mother and Child Protection card). */
export const MOTHER_DANGER_SIGNS = [
  'HEAVY_BLEEDING',
  'HEADACHE_WITH_BLURRED_VISION',
  'FITS',
  'FEVER',
  'SEVERE_ABDOMINAL_PAIN',
  'BREATHLESSNESS',
  'CHEST_PAIN',
  'FAINTING',
  'CALF_PAIN_OR_SWELLING',
  'PAINFUL_URINATION',
] as const;

/** Danger signs of a young infant (IMCI; home-based newborn care of India). */
export const INFANT_DANGER_SIGNS = [
  'FEEDS_POORLY',
  'FITS',
  'FAST_BREATHING',
  'CHEST_INDRAWING',
  'FEVER',
  'COLD_TO_TOUCH',
  'LISTLESS',
  'JAUNDICE',
  'CORD_RED_OR_DISCHARGING',
] as const;

/** Signs that cannot wait until tomorrow: all but burning urine, which a doctor sees in daytime. Ours, to be confirmed. */
export const MOTHER_EMERGENCIES = MOTHER_DANGER_SIGNS.filter((sign) => sign !== 'PAINFUL_URINATION');

/** Of a young infant all but a cord that is red, which is treated as an outpatient (IMCI). Ours, to be confirmed. */
export const INFANT_EMERGENCIES = INFANT_DANGER_SIGNS.filter((sign) => sign !== 'CORD_RED_OR_DISCHARGING');

/** The same as for the warning signs of the complaints. */
const ACTIONS = ['SENT_TO_EMERGENCY', 'DOCTOR_TODAY', 'DOCTOR_INFORMED', 'ADVICE_GIVEN'] as const;

/**
 * Signs to choose from, "none" being an answer too. With one chosen, `actionTaken` says what was done about it, and
 * binds. Once a section: its key is the same everywhere.
 */
export const signsAndAction = <const Key extends string>(
  key: Key,
  signs: readonly string[],
  danger?: { readonly kind: DangerKind; readonly is: readonly string[] },
) =>
  [
    anyOf(key, [...signs, 'NONE'], danger ? { danger } : {}),
    asked('urgent', when(key, ...signs), [choice('actionTaken', ACTIONS, { required: true })]),
  ] as const;
