import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';
import { visitPage } from './build/visit-page.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serviceWorker(import.meta.dirname), visitPage(import.meta.dirname)],
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
