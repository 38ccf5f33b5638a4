/** Labels of harmful prescriptions, and brands, that the checks do not recognise yet. Remove a label when it is solved. */
export const OPEN_MISSES: readonly string[] = [];

/** Labels of ordinary prescriptions that the checks stop although they are correct. */
export const OPEN_FALSE_STOPS: readonly string[] = [];
