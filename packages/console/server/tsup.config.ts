import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { copyBesideBundle } from './files-beside-bundle.ts';

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
    await copyBesideBundle('.', 'dist');
  },
});
