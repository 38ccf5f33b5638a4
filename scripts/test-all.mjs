// `npm test`: one leg after the other, with a line a leg, so that a slow machine shows where it is. Ends with the counts of
// all legs and exits non-zero when any failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG_JOURNEYS, LONG_SERVER_TESTS } from './long-tests.mjs';
import { makeDemoFolder } from './make-demo-folder.mjs';

const reports = mkdtempSync(join(tmpdir(), 'careline-test-'));
const SECOND_TRIES = fileURLToPath(new URL('second-tries.mjs', import.meta.url));
const leavesOut = (files) => `LEFT OUT of this run, run by npm run prove: ${files.join(', ')}`;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Told again at the end, where whoever sees only the last lines of a run finds them. */
const failures = [];
const failedLegs = [];
/** The data folder that journeys and proofs copy. */
const demoFolder = join(reports, 'demo');

/** One after the other; those of a list run side by side. */
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
  // Pages of several projects side by side keep the cores busy.
  {
    name: 'screens',
    vitest: ['--project', 'ui', '--project', 'app', '--project', 'elements', '--project', 'stories'],
    env: { CARELINE_TESTS: 'short' },
    explains: 'LEFT OUT of this run, taken by npm run prove: the stories of two files in three',
  },
  // Both wait for servers and browsers half of their time.
  [
    {
      name: 'end to end',
      vitest: ['--config', 'e2e/vitest.config.ts'],
      env: { CARELINE_TESTS: 'short' },
      explains: leavesOut(LONG_JOURNEYS),
    },
    { name: 'proofs', vitest: ['--config', 'vitest.prove.config.ts'], env: { CARELINE_PROVE: 'short' } },
  ],
].map((legs) => [legs].flat());

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

const announce = ({ name, explains }) => console.log(`\n── ${name}${explains ? `\n${explains}` : ''}`);

/** Resolves when it has ended, with what it wrote where that is held back. */
function run(leg, isHeldBack) {
  const started = Date.now();
  const file = join(reports, `${leg.name.replaceAll(' ', '-')}.json`);
  const [command, ...args] = leg.command ?? vitestCommand(leg.vitest, file);
  const output = isHeldBack ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    let written = '';
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, CARELINE_TEST_TEMPLATE: demoFolder, ...leg.env },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        written += chunk;
      });
    }
    const done = (code) => resolve({ leg, file, code, written, took: Date.now() - started });
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('close', done);
  });
}

/** Says how a leg ended; whether it passed. */
function conclude({ leg, file, code, took }) {
  const counted = leg.vitest ? count(file) : true;
  const ok = code === 0 && counted;
  if (!counted) console.error(`${leg.name}: no test was run`);
  console.log(`── ${leg.name}: ${ok ? 'ok' : 'FAILED'} (${Math.round(took / 1000)} s)`);
  if (!ok) failedLegs.push(leg.name);
  return ok;
}

/** Legs side by side: the first one writes as it goes, the others when it is done. */
async function runBeside([first, ...others]) {
  announce(first);
  const beside = others.map((leg) => run(leg, true));
  conclude(await run(first, false));
  for (const one of beside) {
    const result = await one;
    announce(result.leg);
    console.log(result.written);
    conclude(result);
  }
}

const only = process.argv.slice(2);
const legsOfRun = LEGS.map((legs) => legs.filter(({ name }) => only.length === 0 || only.includes(name)));
/** Nothing built or no browser: what follows would only repeat the same message many times. */
const isHopeless = () => failedLegs.some((name) => name === 'browser' || name === 'build');

const needsDemo = ({ name }) => name === 'end to end' || name === 'proofs';
let demo;
for (const legs of legsOfRun.filter(({ length }) => length > 0)) {
  // From the end of the build on, beside the tests that do without it.
  if (legs[0].vitest && legsOfRun.flat().some(needsDemo)) demo ??= makeDemoFolder(demoFolder);
  if (legs.some(needsDemo)) await demo;
  await runBeside(legs);
  if (isHopeless()) break;
}
await demo;
rmSync(reports, { recursive: true, force: true });
if (failedLegs.length > 0) {
  console.error(`\nFailed: ${failedLegs.join(', ')}`);
  for (const failure of failures) console.error(`  ${failure}`);
  totals.failed = Math.max(totals.failed, failedLegs.length);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failedLegs.length === 0 ? 0 : 1);
