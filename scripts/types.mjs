// Type-checks every package and the root's own files, as many at a time as there are cores. Prints a line per
// package to show progress. Results are cached, so a second run checks only changes.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The native compiler. The package `typescript` is for scripts that parse sources. */
const COMPILER = 'node_modules/typescript-native/bin/tsc';
const MEMORY = 'node_modules/.cache/careline-types';

/** Slowest first, so that the last one to finish is short. */
const PROJECTS = [
  'packages/ui',
  'packages/console/app',
  '.',
  'packages/console/server',
  'packages/elements',
  'packages/core',
];

function check(project) {
  const started = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(
      process.execPath,
      [
        COMPILER,
        ...['-p', project === '.' ? 'tsconfig.json' : `${project}/tsconfig.json`, '--pretty'],
        ...['--incremental', '--tsBuildInfoFile', `${MEMORY}/${project.replaceAll('/', '-')}.tsbuildinfo`],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`types ${code === 0 ? 'ok    ' : 'FAILED'} ${project} (${seconds} s)`);
      if (output) console.error(output);
      resolve(code === 0);
    });
  });
}

const waiting = [...PROJECTS];
let failed = 0;
async function worker() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    if (!(await check(project))) failed += 1;
  }
}
await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, worker));
process.exit(failed === 0 ? 0 : 1);
