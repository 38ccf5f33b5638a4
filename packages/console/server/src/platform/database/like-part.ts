/** Returns a `like` pattern for lower-case text that contains the typed one. */
export const likePart = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
