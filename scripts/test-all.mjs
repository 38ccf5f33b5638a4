// `npm test`: every leg after the other, with a line a leg, so that a slow machine shows where it is. Ends with the
// counts of all legs and exits non-zero when any failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG_JOURNEYS, LONG_SERVER_TESTS } from './long-tests.mjs';

const reports = mkdtempSync(join(tmpdir(), 'careline-test-'));
const SECOND_TRIES = fileURLToPath(new URL('second-tries.mjs', import.meta.url));
const leavesOut = (files) => `LEFT OUT of this run, run by npm run prove: ${files.join(', ')}`;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Told again at the end, where whoever sees only the last lines of a run finds them. */
const failures = [];

const LEGS = [
  { name: 'browser', command: ['node', 'scripts/ensure-chromium.mjs'] },
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'lint', command: ['pnpm', 'run', '--silent', 'lint'] },
  { name: 'build', command: ['node', 'scripts/build.mjs', 'all'] },
  {
    name: 'unit',
    vitest: ['--project', 'core', '--project', 'server', '--project', 'workspace'],
    env: { CARELINE_TESTS: 'short' },
    explains: leavesOut(LONG_SERVER_TESTS),
  },
  // Each project is one page, so that two of them keep two cores busy.
  {
    name: 'screens',
    vitest: ['--project', 'ui', '--project', 'app', '--project', 'elements', '--project', 'stories'],
    env: { CARELINE_TESTS: 'short' },
    explains: 'LEFT OUT of this run, taken by npm run prove: what axe finds in three of four stories',
  },
  {
    name: 'end to end',
    vitest: ['--config', 'e2e/vitest.config.ts'],
    env: { CARELINE_TESTS: 'short' },
    explains: leavesOut(LONG_JOURNEYS),
  },
  { name: 'proofs', vitest: ['--config', 'vitest.prove.config.ts'], env: { CARELINE_PROVE: 'short' } },
];

const firstLines = (messages) => messages.join('\n').split('\n').slice(0, 6).join('\n    ');

/** Adds what a vitest run counted; a run that counted nothing is a failure of its own. */
function count(file) {
  if (!existsSync(file)) return false;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  for (const { name, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed)
      failures.push(`${name}: ${test.fullName}\n    ${firstLines(test.failureMessages)}`);
    if (failed.length === 0 && message) failures.push(`${name}: ${firstLines([message])}`);
  }
  return report.numTotalTests > 0;
}

function vitestCommand(args, file) {
  const reporters = ['default', 'json', SECOND_TRIES].map((reporter) => `--reporter=${reporter}`);
  return ['vitest', 'run', ...args, ...reporters, `--outputFile.json=${file}`];
}

function runLeg(leg) {
  const started = Date.now();
  console.log(`\n── ${leg.name}`);
  if (leg.explains) console.log(leg.explains);
  const file = join(reports, `${leg.name.replaceAll(' ', '-')}.json`);
  const [command, ...args] = leg.command ?? vitestCommand(leg.vitest, file);
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CARELINE_TEST_TEMPLATE: join(reports, 'demo'), ...leg.env },
    shell: process.platform === 'win32',
  });
  const counted = leg.vitest ? count(file) : true;
  const ok = result.status === 0 && counted;
  if (!counted) console.error(`${leg.name}: no test was run`);
  console.log(`── ${leg.name}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return ok;
}

const only = process.argv.slice(2);
const legs = only.length > 0 ? LEGS.filter((leg) => only.includes(leg.name)) : LEGS;
const failedLegs = [];
for (const leg of legs) {
  const ok = runLeg(leg);
  if (!ok) failedLegs.push(leg.name);
  // Nothing built or no browser: what follows would only repeat the same message many times.
  if (!ok && (leg.name === 'browser' || leg.name === 'build')) break;
}
rmSync(reports, { recursive: true, force: true });
if (failedLegs.length > 0) {
  console.error(`\nFailed: ${failedLegs.join(', ')}`);
  for (const failure of failures) console.error(`  ${failure}`);
  totals.failed = Math.max(totals.failed, failedLegs.length);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failedLegs.length === 0 ? 0 : 1);
