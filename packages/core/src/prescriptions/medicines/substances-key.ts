/** One key for the same substances in any order: a brand and its generic name have the same one. */
export const substancesKey = (substances: readonly string[]): string => substances.toSorted().join('+');
