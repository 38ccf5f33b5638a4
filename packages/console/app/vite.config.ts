import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageLanguages } from './build/page-languages.ts';
import { pagesApart } from './build/pages-apart.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    pageLanguages(import.meta.dirname),
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
    // One file packs better than thirty small ones, and the sign-in page needs them all.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first-route', tags: ['$initial'] }] } },
    },
  },
});
