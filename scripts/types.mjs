// Type-checks every package, then the root's own files. One line a package, so that a slow machine shows progress.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const projects = [
  'packages/core',
  'packages/ui',
  'packages/elements',
  'packages/console/app',
  'packages/console/server',
  '.',
];

let failed = 0;
for (const project of projects) {
  const started = Date.now();
  if (!existsSync(`${project}/tsconfig.json`)) continue;
  const result = spawnSync('tsc', ['-p', `${project}/tsconfig.json`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const ok = result.status === 0;
  if (!ok) failed += 1;
  console.log(
    `types ${ok ? 'ok    ' : 'FAILED'} ${project} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
}
process.exit(failed === 0 ? 0 : 1);
