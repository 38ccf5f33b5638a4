export interface UnusedName {
  readonly subpath: string;
  readonly name: string;
  /** Where it is declared, from the root of the workspace. */
  readonly file: string;
}

/** Returns the names that core exports and nothing of the product reaches. `publicNames` has the names of each subpath. */
export function unusedNames(
  root: string,
  publicNames: Readonly<Record<string, readonly string[]>>,
): readonly UnusedName[];
