import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const PAGE = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('div'));`;

/** Brotli bytes of the least that a React page can load, bundled as everything else here is. */
export async function reactFloor(): Promise<number> {
  const result = await build({
    stdin: { contents: PAGE, resolveDir: 'packages/console/app' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return brotliCompressSync(result.outputFiles[0]?.contents ?? new Uint8Array()).length;
}
