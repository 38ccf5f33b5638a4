export interface PublicSubpath {
  readonly subpath: string;
  readonly file: string | undefined;
  readonly types: string | undefined;
}

/** Returns every public subpath of the package in `dist`. A pattern becomes one row per file. */
export declare function publicSubpaths(dist: string): readonly PublicSubpath[];
