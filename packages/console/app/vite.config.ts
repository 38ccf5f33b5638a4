import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this the compressed file is hardly smaller than its headers. */
const WORTH_IT = 1024;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Puts `.br` and `.gz` beside every text file, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle() {
      for (const path of filesBelow(join(import.meta.dirname, outDir))) {
        const bytes = readFileSync(path);
        if (!COMPRESSIBLE.test(path) || bytes.length < WORTH_IT) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Read by the bench, which adds up what the first route loads.
    manifest: true,
    target: 'es2022',
    // Data addresses are not allowed by the content security policy, except for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
