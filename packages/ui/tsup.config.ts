import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { drawnForEveryReact } from './build/jsx-runtime.mjs';
import { writeScopedSheet } from './build/scoped-sheet.mjs';

/**
 * One entry per component: bundlers split only between modules, so a single entry would load everything for
 * each component. `tsc` emits the types (`tsconfig.build.json`); bundling them for this many entries takes most
 * of a minute of CPU time. Every entry is marked as client code for frameworks with server components. JSX
 * compiles to `jsx-runtime`, for React 18.
 */
const CLIENT = '"use client";';

/**
 * Bundlers warn about every file with the directive, and only the entries need it. An empty line replaces it,
 * so that source maps stay correct.
 */
async function keepDirectiveInEntries(out: string): Promise<void> {
  const chunks = (await readdir(out, { recursive: true })).filter(
    (file) => file.endsWith('.js') && !/(?:^|[\\/])index\.js$/.test(file),
  );
  for (const chunk of chunks) {
    const text = await readFile(join(out, chunk), 'utf8');
    if (text.startsWith(CLIENT)) await writeFile(join(out, chunk), text.slice(CLIENT.length));
  }
}

export default defineConfig({
  entry: ['src/*/index.ts', 'src/*/*/index.ts'],
  format: 'esm',
  splitting: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  external: [/^@careline\/ui\//],
  banner: { js: CLIENT },
  esbuildPlugins: drawnForEveryReact.plugins,
  esbuildOptions: drawnForEveryReact.options,
  onSuccess: async () => {
    const out = process.env.CARELINE_OUT ?? 'dist';
    await cp('src/theme', `${out}/theme`, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
    await keepDirectiveInEntries(out);
    await writeScopedSheet(`${out}/styles.css`);
  },
});
