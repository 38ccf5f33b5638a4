export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the published manifest of a package. `more` has the fields that its build adds. */
export declare function publishedManifest(folder: string, more?: object): PublishedManifest;
export declare function writePublished(folder: string): void;
