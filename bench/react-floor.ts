import { build } from 'esbuild';
import { brotliBytes } from './brotli.ts';

const page = (tag: string) => `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(createElement('${tag}'));`;

/** Bundles the smallest possible React page the same way as everything else here: it draws one element. */
export async function floorBundle(tag: string): Promise<Uint8Array> {
  const result = await build({
    stdin: { contents: page(tag), resolveDir: 'packages/console/app' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return result.outputFiles[0]?.contents ?? new Uint8Array();
}

/** Returns the size of the smallest React page in brotli bytes. */
export async function reactFloor(): Promise<number> {
  return brotliBytes(await floorBundle('div'));
}
