import { type BuildOptions, build } from 'esbuild';

/** What a host loads for some imports of core. */
export interface CoreBundle {
  readonly code: Uint8Array;
  /** Bytes that each file gave, by its path from core's folder; files that gave none are left out. */
  readonly bytes: ReadonlyMap<string, number>;
}

/** Minified for a browser, as a host's own build would do it; UTF-8, which is what Vite and webpack print. */
const AS_A_HOST = {
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  charset: 'utf8',
  logLevel: 'error',
} as const satisfies BuildOptions;

export interface CoreBundleOptions {
  /** The folder of core, absolute. */
  readonly core: string;
  /** Packages that are left out. */
  readonly external?: readonly string[];
}

/** Bundles what `contents` imports, as if it stood in core's folder. */
export async function bundleCore(
  contents: string,
  { core, external = [] }: CoreBundleOptions,
): Promise<CoreBundle> {
  const { outputFiles, metafile } = await build({
    ...AS_A_HOST,
    absWorkingDir: core,
    stdin: { contents, resolveDir: core },
    external: [...external],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    code: outputFiles[0]?.contents ?? new Uint8Array(),
    bytes: new Map(
      inputs
        .map(([file, { bytesInOutput }]) => [file, bytesInOutput] as const)
        .filter(([, given]) => given > 0),
    ),
  };
}

/** A package's name; a folder of ours inside `node_modules` begins with a dot. */
const PACKAGE = /(?:^|.*\/)node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)/;

/** The package a bundled file is of; undefined for a file of core. */
export const packageOf = (file: string): string | undefined => PACKAGE.exec(file)?.[1];

/** The domain of core a bundled source file is of; undefined for a file of a package or of a built core. */
export const domainOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
