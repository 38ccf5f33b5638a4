export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** Returns the folder of the npm package that contains a module; undefined for our own modules. */
export declare function packageFolderOf(module: string): string | undefined;
/** Returns the npm packages in the built files of one of our packages. */
export declare function bundledPackages(folder: string): readonly BundledPackage[];
export declare function noticesOf(packages: readonly BundledPackage[]): string;
