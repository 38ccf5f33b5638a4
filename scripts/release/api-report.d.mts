/** Returns the public declarations of the package in `dist` as text. */
export declare function apiReport(dist: string): string;
/** Returns the lines that only one of two reports has. */
export declare function compareReports(
  before: string,
  after: string,
): { readonly removed: readonly string[]; readonly added: readonly string[] };
