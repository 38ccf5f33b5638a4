/** Replaces underscores with spaces, nothing else (specification 3.6). */
export function labelFromKey(key: string): string {
  return String(key ?? '').replaceAll('_', ' ');
}
