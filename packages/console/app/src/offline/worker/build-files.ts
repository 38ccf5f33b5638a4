/** The files of one build of the console, as the build tells the worker. */
export interface BuildFiles {
  /** Changes whenever any file of the build does. */
  readonly id: string;
  readonly hashed: readonly string[];
  /** The other paths, each with its Subresource Integrity digest. */
  readonly named: readonly (readonly [path: string, integrity: string])[];
}

/** The page served for every address of the console. */
export const START_PAGE = '/index.html';
export const CONFIG_PATH = '/config.json';
export const HASHED_FOLDER = '/assets/';
