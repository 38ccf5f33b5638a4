import { type BuildOptions, build, type Plugin } from 'esbuild';

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
  outdir: 'out',
} as const satisfies BuildOptions;

export interface CoreBundleOptions {
  /** The folder of core, absolute. */
  readonly core: string;
  /** Packages that are left out. */
  readonly external?: readonly string[];
}

/** Hosts by number, as files in core's folder that exist in no folder. */
const hostFiles = (hosts: readonly string[], core: string): Plugin => ({
  name: 'hosts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^host:\d+$/ }, ({ path }) => ({ path: path.slice(5), namespace: 'host' }));
    onLoad({ filter: /./, namespace: 'host' }, ({ path }) => ({
      contents: hosts[Number(path)],
      resolveDir: core,
      loader: 'js',
    }));
  },
});

/**
 * Bundles what each of these hosts imports, as if it stood in core's folder: by the host's text. In one build, which reads
 * core once for all of them.
 */
export async function bundleHosts(
  hosts: readonly string[],
  { core, external = [] }: CoreBundleOptions,
): Promise<ReadonlyMap<string, CoreBundle>> {
  const { outputFiles, metafile } = await build({
    ...AS_A_HOST,
    absWorkingDir: core,
    entryPoints: hosts.map((_, number) => ({ in: `host:${number}`, out: String(number) })),
    plugins: [hostFiles(hosts, core)],
    external: [...external],
  });
  const codes = new Map(outputFiles.map(({ path, contents }) => [/\d+(?=\.js$)/.exec(path)?.[0], contents]));
  return new Map(
    hosts.map((host, number) => {
      const inputs = Object.entries(metafile.outputs[`out/${number}.js`]?.inputs ?? {});
      const given = inputs.map(([file, { bytesInOutput }]) => [file, bytesInOutput] as const);
      return [
        host,
        {
          code: codes.get(String(number)) ?? new Uint8Array(),
          bytes: new Map(given.filter(([, bytes]) => bytes > 0)),
        },
      ];
    }),
  );
}

/** Bundles what one host imports. */
export async function bundleCore(host: string, options: CoreBundleOptions): Promise<CoreBundle> {
  const bundle = (await bundleHosts([host], options)).get(host);
  if (!bundle) throw new Error(`nothing was bundled for ${host}`);
  return bundle;
}

/** A package's name; a folder of ours inside `node_modules` begins with a dot. */
const PACKAGE = /(?:^|.*\/)node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)/;

/** The package a bundled file is of; undefined for a file of core. */
export const packageOf = (file: string): string | undefined => PACKAGE.exec(file)?.[1];

/** The domain of core a bundled source file is of; undefined for a file of a package or of a built core. */
export const domainOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
