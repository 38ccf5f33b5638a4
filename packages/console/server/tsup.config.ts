import { cp, readdir } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** One bundle of our own code; npm packages stay where pnpm put them. */
export default defineConfig({
  entry: ['src/serve.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@careline\//],
  splitting: false,
  sourcemap: true,
  clean: true,
  dts: false,
  // Files that are found beside the module that asks for them, in the bundle as in the sources.
  async onSuccess() {
    await cp('src/identity/provider/assets', 'dist/assets', { recursive: true });
    const migrations = await readdir('src/platform/database/migrations');
    for (const file of migrations.filter((name) => name.endsWith('.sql')))
      await cp(`src/platform/database/migrations/${file}`, `dist/${file}`);
    for (const file of ['pglite-worker.mjs', 'pglite-statements.mjs'])
      await cp(`src/platform/database/embedded/${file}`, `dist/${file}`);
  },
});
