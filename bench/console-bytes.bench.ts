import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, CONSOLE_DIST, firstRouteRows, readConsoleManifest } from './first-route.ts';
import { report } from './row.ts';

const manifest = readConsoleManifest();
for (const row of await firstRouteRows(manifest)) report(row);
// Fonts load after sign-in, so they do not count.
for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) {
  if (file.endsWith('.woff2'))
    report({
      name: `letters ${file}`,
      kind: 'bytes',
      value: readFileSync(join(CONSOLE_DIST, file)).length,
    });
}
// The service worker is fetched once the app is stable, so it is a separate row.
report({ name: 'service worker', kind: 'bytes', value: brotliSize(join(CONSOLE_DIST, 'sw.js')) });
