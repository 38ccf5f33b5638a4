export interface ProductionPackage {
  readonly name: string;
  /** One of our packages asks for it. */
  readonly direct: boolean;
  /** The direct dependencies it came with; itself where it is one. */
  readonly through: readonly string[];
  readonly licence: string;
  readonly allowed: boolean;
}

export declare const ALLOWED_LICENCES: ReadonlySet<string>;
export declare const isAllowed: (licence: string) => boolean;
export declare function productionPackages(root?: string): ProductionPackage[];
