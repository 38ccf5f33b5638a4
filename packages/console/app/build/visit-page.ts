import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * After the console is built: builds the patient's page of a video visit, `/visit.html`, apart from it. So it shares no file with the
 * console, and loads nothing that it does not use.
 */
export function visitPage(root: string): Plugin {
  return {
    name: 'careline:visit-page',
    apply: 'build',
    async writeBundle({ dir: outDir = join(root, 'dist') }) {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rollupOptions: { input: join(root, 'visit.html') },
        },
      });
    },
  };
}
