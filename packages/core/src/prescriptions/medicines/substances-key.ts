/** Returns a key that is equal for the same substances in any order, as for a brand and its generic name. */
export const substancesKey = (substances: readonly string[]): string => substances.toSorted().join('+');
