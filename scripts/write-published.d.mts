export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What is published of the package of a folder; `more` is what its build adds. */
export declare function publishedManifest(folder: string, more?: object): PublishedManifest;
export declare function writePublished(folder: string): void;
