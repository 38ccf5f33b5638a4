// `npm test`: the checks side by side, then the tests, two legs at a time, with a line when a leg begins and what it wrote
// when it has ended. Ends with the counts of all legs and exits non-zero when any failed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG_JOURNEYS, LONG_SERVER_TESTS } from './long-tests.mjs';
import { makeDemoFolder } from './make-demo-folder.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const reports = temporaryFolder();
// For whatever a test keeps for a while.
process.env.TMPDIR = reports;
const SECOND_TRIES = fileURLToPath(new URL('second-tries.mjs', import.meta.url));
const leavesOut = (files) => `LEFT OUT of this run, run by npm run prove: ${files.join(', ')}`;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Told again at the end, where whoever sees only the last lines of a run finds them. */
const failures = [];
const failedLegs = [];
/** The data folder that journeys and proofs copy. */
const demoFolder = join(reports, 'demo');

/** Compilers need nobody's product; the browser is there before they end. */
const CHECKS = [
  { name: 'browser', command: ['node', 'scripts/ensure-chromium.mjs'] },
  { name: 'build', command: ['node', 'scripts/build.mjs', 'all'] },
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'lint', command: ['pnpm', 'run', '--silent', 'lint'] },
];

/** What tests the product. Journeys and proofs wait for servers and browsers half of their time; the others compute. */
const TESTS = [
  {
    name: 'end to end',
    vitest: ['--config', 'e2e/vitest.config.ts'],
    env: { CARELINE_TESTS: 'short' },
    needsDemo: true,
    explains: leavesOut(LONG_JOURNEYS),
  },
  {
    name: 'unit',
    vitest: ['--project', 'core', '--project', 'server', '--project', 'workspace'],
    env: { CARELINE_TESTS: 'short' },
    explains: leavesOut(LONG_SERVER_TESTS),
  },
  {
    name: 'screens',
    vitest: ['ui', 'app', 'elements', 'stories'].flatMap((name) => ['--project', name]),
    env: { CARELINE_TESTS: 'short' },
    explains:
      'LEFT OUT of this run, taken by npm run prove: the stories of five files in six, the elements on Preact',
  },
  {
    name: 'proofs',
    vitest: ['--config', 'vitest.prove.config.ts'],
    env: { CARELINE_PROVE: 'short' },
    needsDemo: true,
  },
  { name: 'benches', command: ['node', 'bench/run.mjs', '--short'], needsDemo: true },
];

/** Two legs keep two cores busy while one of them waits; a third takes turns with them and lets tests run out of time. */
const LEGS_AT_ONCE = 2;

const firstLines = (messages) => messages.join('\n').split('\n').slice(0, 6).join('\n    ');

const lastLines = (written) => written.trim().split('\n').slice(-6).join('\n    ');

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

/** Resolves when it has ended, with what it wrote: legs that write at once would be read by nobody. */
async function run(leg) {
  const started = Date.now();
  const file = join(reports, `${leg.name.replaceAll(' ', '-')}.json`);
  const [command, ...args] = leg.command ?? vitestCommand(leg.vitest, file);
  if (leg.needsDemo) await makeDemo();
  console.log(`── ${leg.name}: begun`);
  return new Promise((resolve) => {
    let written = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CARELINE_TEST_TEMPLATE: demoFolder, ...leg.env },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        written += chunk;
      });
    }
    const done = (code) => resolve({ leg, file, code, written, took: Date.now() - started });
    child.once('error', (error) => {
      written += error.message;
      done(1);
    });
    child.once('close', done);
  });
}

/** Shows what a leg wrote and how it ended. */
function conclude({ leg, file, code, written, took }) {
  console.log(`\n── ${leg.name}${leg.explains ? `\n${leg.explains}` : ''}\n${written}`);
  const counted = leg.vitest ? count(file) : true;
  const ok = code === 0 && counted;
  if (!counted) console.error(`${leg.name}: no test was run`);
  console.log(`── ${leg.name}: ${ok ? 'ok' : 'FAILED'} (${Math.round(took / 1000)} s)`);
  if (!ok) failedLegs.push(leg.name);
  if (!ok && !leg.vitest) failures.push(`${leg.name}: ${lastLines(written)}`);
}

/** Takes the next leg of the list whenever one of the `atOnce` has ended. */
async function runAll(legs, atOnce) {
  const waiting = [...legs];
  const takeTurns = async () => {
    for (let leg = waiting.shift(); leg && !isHopeless(); leg = waiting.shift()) conclude(await run(leg));
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

const only = process.argv.slice(2);
const isAsked = ({ name }) => only.length === 0 || only.includes(name);
/** Nothing built or no browser: what follows would only repeat the same message many times. */
const isHopeless = () => failedLegs.some((name) => name === 'browser' || name === 'build');

let demo;
/** Made once, from the end of the build on, beside the tests that do without it. */
function makeDemo() {
  demo ??= makeDemoFolder(demoFolder);
  return demo;
}

const checks = CHECKS.filter(isAsked);
await runAll(checks, checks.length);
// What is published was built a moment ago: no test need build it again.
if (checks.some(({ name }) => name === 'build') && !isHopeless()) process.env.CARELINE_BUILT = 'yes';
await runAll(TESTS.filter(isAsked), LEGS_AT_ONCE);
if (failedLegs.length > 0) {
  console.error(`\nFailed: ${failedLegs.join(', ')}`);
  for (const failure of failures) console.error(`  ${failure}`);
  totals.failed = Math.max(totals.failed, failedLegs.length);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failedLegs.length === 0 ? 0 : 1);
