import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pagesApart } from './build/pages-apart.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    serviceWorker(import.meta.dirname),
    pagesApart(import.meta.dirname, ['visit.html', 'rx.html']),
  ],
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
    // Each of these would be a file of a few hundred bytes, and every page loads them all.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'basics',
              test: /core[\\/]src[\\/](?:formatting[\\/]coded-label|http[\\/]endpoint|access[\\/](?:areas|programme-scopes|rights|partner-pages|who)|navigation[\\/](?:area-scopes|programme-paths|paths))\.ts$/,
            },
          ],
        },
      },
    },
  },
});
