export interface ProductionPackage {
  readonly name: string;
  /** One of our packages depends on it directly. */
  readonly direct: boolean;
  /** The direct dependencies that need it; the package itself if it is a direct one. */
  readonly through: readonly string[];
  readonly licence: string;
  readonly allowed: boolean;
}

export declare const ALLOWED_LICENCES: ReadonlySet<string>;
export declare const isAllowed: (licence: string) => boolean;
export declare function productionPackages(root?: string): ProductionPackage[];
