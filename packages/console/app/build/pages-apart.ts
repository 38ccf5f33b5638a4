import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * After the console is built: builds the pages of people without an account, each apart from it and from the others. So they share no
 * file with the console, and load nothing that they do not use.
 */
export function pagesApart(root: string, pages: readonly string[]): Plugin {
  return {
    name: 'careline:pages-apart',
    apply: 'build',
    async writeBundle({ dir: outDir = join(root, 'dist') }) {
      for (const page of pages) {
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
            rollupOptions: { input: join(root, page) },
          },
        });
      }
    },
  };
}
