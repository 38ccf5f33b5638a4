/** What the build tells the worker: the files of one version of the console. */
export interface BuildFiles {
  /** Differs between two builds with any difference in their files. */
  readonly id: string;
  /** Paths whose names carry a hash of their content. */
  readonly hashed: readonly string[];
  /** The other paths, each with the digest its content must have (Subresource Integrity). */
  readonly named: readonly (readonly [path: string, integrity: string])[];
}

/** The page that stands for every address of the console. */
export const START_PAGE = '/index.html';
export const CONFIG_PATH = '/config.json';
/** The folder of the hashed files. */
export const HASHED_FOLDER = '/assets/';
