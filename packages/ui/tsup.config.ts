import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { drawnForEveryReact } from './build/jsx-runtime.mjs';
import { writeScopedSheet } from './build/scoped-sheet.mjs';

/**
 * One entry a component: bundlers split only between modules, so one entry for all would ship all to each. Types are
 * tsc's work (`tsconfig.build.json`): bundling them for this many entries takes most of a minute of computing. Every
 * entry says that it is the client's, for frameworks that draw on a server too; what is drawn goes through `jsx-runtime`, for React 18.
 */
const CLIENT = '"use client";';

/** Bundlers warn of every file with the directive, and only the entries need it. An empty line stays, for the source maps. */
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
