export interface UnusedName {
  readonly subpath: string;
  readonly name: string;
  /** The file that declares it, relative to the workspace root. */
  readonly file: string;
}

/** Returns core's exports that no part of the product uses. `publicNames` has the names of each subpath. */
export function unusedNames(
  root: string,
  publicNames: Readonly<Record<string, readonly string[]>>,
): readonly UnusedName[];
