import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { BuildFiles } from '../src/offline/worker/build-files.ts';

const ENTRY = 'src/offline/worker/service-worker.ts';
/** Files without a hash in their names that the first paint needs. */
const NAMED = ['/index.html', '/appearance.js', '/icon.svg'];

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64');

async function namedFile(outDir: string, path: string): Promise<readonly [string, string]> {
  return [path, `sha256-${digest(await readFile(join(outDir, path)))}`];
}

/** The files of the build in the folder: all its scripts and sheets, since a person may open any area offline later. */
async function filesOf(outDir: string, written: readonly string[]): Promise<BuildFiles> {
  const hashed = written
    .filter((file) => /^assets\/.*\.(js|css)$/.test(file))
    .map((file) => `/${file}`)
    .sort();
  const named = await Promise.all(NAMED.map((path) => namedFile(outDir, path)));
  const id = digest(JSON.stringify([hashed, named]))
    .replace(/\W/g, '')
    .slice(0, 12);
  return { id, hashed, named };
}

/** After the console is built: builds the service worker as one classic script, `/sw.js`, which names its files. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'careline:service-worker',
    apply: 'build',
    async writeBundle({ dir: outDir = join(root, 'dist') }, bundle) {
      const files = await filesOf(outDir, Object.keys(bundle));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { CARELINE_BUILD_FILES: JSON.stringify(files) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rollupOptions: {
            input: join(root, ENTRY),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
