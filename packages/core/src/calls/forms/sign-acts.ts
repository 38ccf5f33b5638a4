import type { SignActs } from './fields.ts';

/** Returns the acts of some signs in a list. */
const pickSigns = <Sign extends string, Picked extends Sign>(
  acts: SignActs<Sign>,
  ...signs: readonly Picked[]
): SignActs<Picked> => Object.fromEntries(signs.map((sign) => [sign, acts[sign]])) as SignActs<Picked>;

/**
 * Signs that need a hospital or a doctor in any programme (general practice; clinical safety, part 4; our own list, to
 * be confirmed).
 */
export const WARNING_SIGN_ACTS = {
  CHEST_PAIN: 'hospital-now',
  BREATHLESSNESS: 'hospital-now',
  FAST_BREATHING: 'hospital-now',
  FAINTING: 'hospital-now',
  WEAKNESS_ON_ONE_SIDE: 'hospital-now',
  TROUBLE_SPEAKING: 'hospital-now',
  SUDDEN_LOSS_OF_SIGHT: 'hospital-now',
  CONFUSION: 'hospital-now',
  DROWSINESS: 'hospital-now',
  REPEATED_VOMITING: 'doctor-now',
  SEVERE_HEADACHE: 'hospital-now',
  FITS: 'hospital-now',
  HEAVY_BLEEDING: 'hospital-now',
  HIGH_FEVER: 'doctor-today',
  FOOT_WOUND: 'doctor-today',
} as const satisfies SignActs;

/** Low sugar since the last call. A current one is treated while on the line. */
export const LOW_SUGAR_ACTS = {
  LOW_SUGAR_NOW: 'low-sugar-now',
  LOW_SUGAR_NEEDED_HELP: 'doctor-today',
} as const satisfies SignActs;

/** After the loss of a pregnancy. */
export const AFTER_LOSS_ACTS = {
  FEVER: 'hospital-now',
  FOUL_DISCHARGE: 'hospital-now',
  BELLY_PAIN: 'hospital-now',
} as const satisfies SignActs;

/**
 * Danger signs in pregnancy that need a hospital (Mother and Child Protection card of India), each sign of severe
 * pre-eclampsia, and general ones. A single one opens the card. The labels are our own words.
 */
export const PREGNANCY_SIGN_ACTS = {
  VAGINAL_BLEEDING: 'hospital-now',
  LEAKING_FLUID: 'hospital-now',
  LABOUR_PAINS_BEFORE_37_WEEKS: 'hospital-now',
  LESS_FETAL_MOVEMENT: 'hospital-now',
  STRONG_HEADACHE: 'hospital-now',
  HEADACHE_WITH_BLURRED_VISION: 'hospital-now',
  BLURRED_VISION: 'hospital-now',
  SWELLING_OF_FACE_OR_HANDS: 'doctor-today',
  UPPER_ABDOMINAL_PAIN: 'hospital-now',
  REPEATED_VOMITING: 'doctor-today',
  FITS: 'hospital-now',
  FEVER: 'doctor-now',
  PAINFUL_URINATION: 'doctor-today',
  LESS_URINE: 'doctor-now',
  SEVERE_ABDOMINAL_PAIN: 'hospital-now',
  BREATHLESSNESS: 'hospital-now',
  CHEST_PAIN: 'hospital-now',
  FAINTING: 'hospital-now',
} as const satisfies SignActs;

/** Signs of pregnancy-induced hypertension that a woman can notice. Any headache is seen today. */
export const PIH_SIGN_ACTS = {
  HEADACHE: 'doctor-today',
  ...pickSigns(
    PREGNANCY_SIGN_ACTS,
    'STRONG_HEADACHE',
    'BLURRED_VISION',
    'SWELLING_OF_FACE_OR_HANDS',
    'UPPER_ABDOMINAL_PAIN',
    'REPEATED_VOMITING',
    'LESS_URINE',
    'FITS',
  ),
} as const satisfies SignActs;

/**
 * Danger signs of a mother in the six weeks after birth (WHO postnatal care 2022; Mother and Child Protection card).
 */
export const MOTHER_SIGN_ACTS = {
  HEAVY_BLEEDING: 'hospital-now',
  STRONG_HEADACHE: 'hospital-now',
  HEADACHE_WITH_BLURRED_VISION: 'hospital-now',
  BLURRED_VISION: 'hospital-now',
  SWELLING_OF_FACE_OR_HANDS: 'doctor-today',
  UPPER_ABDOMINAL_PAIN: 'hospital-now',
  REPEATED_VOMITING: 'doctor-today',
  FITS: 'hospital-now',
  FEVER: 'hospital-now',
  SEVERE_ABDOMINAL_PAIN: 'hospital-now',
  BREATHLESSNESS: 'hospital-now',
  CHEST_PAIN: 'hospital-now',
  FAINTING: 'hospital-now',
  CALF_PAIN_OR_SWELLING: 'hospital-now',
  PAINFUL_URINATION: 'doctor-today',
} as const satisfies SignActs;

/** A pad soaked within an hour means postpartum bleeding; a foul smell means an infection of the womb. */
export const LOCHIA_SIGN_ACTS = {
  PAD_SOAKED_IN_AN_HOUR: 'hospital-now',
  LARGE_CLOTS: 'hospital-now',
  FOUL_SMELL: 'hospital-now',
} as const satisfies SignActs;

export const WOUND_SIGN_ACTS = {
  WOUND_OPEN: 'hospital-now',
  ...pickSigns(MOTHER_SIGN_ACTS, 'FEVER'),
} as const satisfies SignActs;

/** Signs of postpartum psychosis, which is an emergency. */
export const PSYCHOSIS_SIGN_ACTS = {
  HEARS_OR_SEES_WHAT_IS_NOT_THERE: 'hospital-now',
  STRANGE_BELIEFS: 'hospital-now',
  VERY_CONFUSED_OR_AGITATED: 'hospital-now',
  NO_SLEEP_AND_NO_NEED_OF_IT: 'hospital-now',
} as const satisfies SignActs;

/**
 * Danger signs of a young infant (IMNCI; home-based newborn care of India). Jaundice on the first day, on palms and
 * soles, or after the fourteenth day is an emergency; otherwise it is seen the same day.
 */
export const INFANT_SIGN_ACTS = {
  FEEDS_POORLY: 'hospital-now',
  FITS: 'hospital-now',
  FAST_BREATHING: 'hospital-now',
  CHEST_INDRAWING: 'hospital-now',
  FEVER: 'hospital-now',
  COLD_TO_TOUCH: 'hospital-now',
  LISTLESS: 'hospital-now',
  JAUNDICE: 'doctor-today',
  JAUNDICE_IN_FIRST_24_HOURS: 'hospital-now',
  JAUNDICE_ON_PALMS_OR_SOLES: 'hospital-now',
  JAUNDICE_AFTER_DAY_14: 'hospital-now',
  CORD_RED_OR_DISCHARGING: 'doctor-today',
  BLOOD_IN_STOOL: 'hospital-now',
  DEHYDRATION: 'hospital-now',
  SEVERE_WASTING: 'doctor-today',
} as const satisfies SignActs;
