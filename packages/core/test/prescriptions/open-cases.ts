/** Labels of harmful prescriptions in which the checks do not find the harm yet. Remove a label when it is solved. */
export const OPEN_MISSES: readonly string[] = [];

/** Labels of ordinary prescriptions that the checks stop although they are correct. */
export const OPEN_FALSE_STOPS: readonly string[] = [];

/** Names of lines and brands that are not read, or read as another medicine. */
export const OPEN_NAMES: readonly string[] = ['Tonoferon 25 mg/mL'];

/** Recorded allergies that are misread for at least one medicine. */
export const OPEN_ALLERGIES: readonly string[] = [];
