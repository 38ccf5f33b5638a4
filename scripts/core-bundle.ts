import { type BuildOptions, build, type Plugin } from 'esbuild';
import { pureConstants } from '../packages/core/build/pure-constants.mjs';

/** What a host loads for some imports of core. */
export interface CoreBundle {
  readonly code: Uint8Array;
  /** Bytes each file contributes, by its path in core's folder; files that contribute none are left out. */
  readonly bytes: ReadonlyMap<string, number>;
}

/** Minified for a browser, as a host's own build would do it from the published files (`pureConstants`); UTF-8, which is what Vite and webpack print. */
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
  readonly core: string;
  readonly external?: readonly string[];
}

/** Provides hosts by number, as virtual files in core's folder. */
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
 * Bundles each host's imports as if it were in core's folder, by the host's text. One build reads core once for all of
 * them.
 */
export async function bundleHosts(
  hosts: readonly string[],
  { core, external = [] }: CoreBundleOptions,
): Promise<ReadonlyMap<string, CoreBundle>> {
  const { outputFiles, metafile } = await build({
    ...AS_A_HOST,
    absWorkingDir: core,
    entryPoints: hosts.map((_, number) => ({ in: `host:${number}`, out: String(number) })),
    plugins: [hostFiles(hosts, core), pureConstants],
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

export async function bundleCore(host: string, options: CoreBundleOptions): Promise<CoreBundle> {
  const bundle = (await bundleHosts([host], options)).get(host);
  if (!bundle) throw new Error(`nothing was bundled for ${host}`);
  return bundle;
}

/** Matches a package's name; our own folders inside `node_modules` start with a dot. */
const PACKAGE = /(?:^|.*\/)node_modules\/(?!\.)((?:@[^/]+\/)?[^/]+)/;

/** Returns the package of a bundled file; undefined for a file of core. */
export const packageOf = (file: string): string | undefined => PACKAGE.exec(file)?.[1];

/** Returns the core domain of a bundled source file; undefined for a file of a package or of a built core. */
export const domainOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
