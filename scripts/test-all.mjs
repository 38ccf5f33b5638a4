// `npm test`: runs the checks concurrently, then the tests, two legs at a time. Prints a line when a leg starts
// and its output when it ends. Ends with the counts of all legs; exits non-zero if any failed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectedMinutes } from './expected-duration.mjs';
import { LONG_JOURNEYS, LONG_SERVER_TESTS } from './long-tests.mjs';
import { makeDemoFolder } from './make-demo-folder.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const reports = temporaryFolder();
// The temporary folder for all tests.
process.env.TMPDIR = reports;
const SECOND_TRIES = fileURLToPath(new URL('second-tries.mjs', import.meta.url));
const leavesOut = (files) => `LEFT OUT of this run, run by npm run prove: ${files.join(', ')}`;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Repeated at the end, for readers who see only the last lines of a run. */
const failures = [];
const failedLegs = [];
/** The data folder that journeys and proofs copy. */
const demoFolder = join(reports, 'demo');

/** These do not need the built product. The browser is installed before they end. */
const CHECKS = [
  { name: 'browser', command: ['node', 'scripts/ensure-chromium.mjs'] },
  { name: 'build', command: ['node', 'scripts/build.mjs', 'all'] },
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'lint', command: ['pnpm', 'run', '--silent', 'lint'] },
];

/**
 * Tests of the product. Journeys and proofs spend half of their time waiting for servers and browsers; the
 * others compute.
 */
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

/** Two legs keep two cores busy while one of them waits. With a third, tests would time out. */
const LEGS_AT_ONCE = 2;

/**
 * Kills a leg that has written nothing and finished no test for this long. Vitest's browser runner can wait
 * forever for a page that no longer responds (vitest issues 10791 and 11243, fixed in version 5, which needs
 * Node 22).
 */
const SILENCE_MS = 15 * 60_000;
const SILENCE_CHECKED_MS = 10_000;
/** This many failures usually have one cause, and each further test would wait in vain for `PATIENCE_MS`. */
const ENOUGH_FAILURES = 20;

const firstLines = (messages) => messages.join('\n').split('\n').slice(0, 6).join('\n    ');

const lastLines = (written) => written.trim().split('\n').slice(-6).join('\n    ');

/** Adds the counts of a Vitest run. A run without counts is a failure. */
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
  return ['vitest', 'run', ...args, ...reporters, `--outputFile.json=${file}`, `--bail=${ENOUGH_FAILURES}`];
}

/** Calls `onSilence` once if the process has neither written nor finished a test for `SILENCE_MS`. */
function watchSilence(child, onSilence) {
  let heard = Date.now();
  let last = 'no test';
  const onSound = () => {
    heard = Date.now();
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', onSound);
  child.on('message', ({ finished }) => {
    onSound();
    last = finished;
  });
  const timer = setInterval(() => {
    if (Date.now() - heard < SILENCE_MS) return;
    clearInterval(timer);
    onSilence(last);
  }, SILENCE_CHECKED_MS);
  child.once('close', () => clearInterval(timer));
}

/**
 * Runs a leg once. Resolves with its whole output when it has ended, because legs run concurrently and their
 * lines would mix.
 */
function runOnce(leg, file) {
  const started = Date.now();
  const [command, ...args] = leg.command ?? vitestCommand(leg.vitest, file);
  return new Promise((resolve) => {
    let written = '';
    let hung = false;
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...(leg.vitest ? ['ipc'] : [])],
      env: { ...process.env, CARELINE_TEST_TEMPLATE: demoFolder, ...leg.env },
      shell: process.platform === 'win32',
      // A separate process group, so that a hanging leg is killed with its browsers and servers.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        written += chunk;
      });
    }
    running.add(child);
    const done = (code) => {
      running.delete(child);
      resolve({ leg, file, code, hung, written, took: Date.now() - started });
    };
    watchSilence(child, (last) => {
      hung = true;
      written += `\nHUNG: nothing for ${SILENCE_MS / 60_000} minutes. The last finished test was in: ${last}\n`;
      killGroup(child);
    });
    child.once('error', (error) => {
      written += error.message;
      done(1);
    });
    // A surviving server would keep the streams of a killed leg open.
    child.once('exit', (code) => hung && done(code));
    child.once('close', done);
  });
}

/** Legs have their own process groups, which an interrupt of this process does not reach. */
const running = new Set();
process.once('exit', () => running.forEach(killGroup));

function killGroup(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a leg, and once more if it hung. */
async function run(leg) {
  const file = join(reports, `${leg.name.replaceAll(' ', '-')}.json`);
  if (leg.needsDemo) await makeDemo();
  console.log(`── ${leg.name}: begun`);
  const first = await runOnce(leg, file);
  if (!first.hung) return first;
  console.log(`\n── ${leg.name}\n${first.written}\n── ${leg.name}: HUNG, begun again`);
  return runOnce(leg, file);
}

/** Prints the output of a leg and its result. */
function conclude({ leg, file, code, written, took }) {
  console.log(`\n── ${leg.name}${leg.explains ? `\n${leg.explains}` : ''}\n${written}`);
  const counted = leg.vitest ? count(file) : true;
  const ok = code === 0 && counted;
  if (!counted) console.error(`${leg.name}: no test was run`);
  console.log(`── ${leg.name}: ${ok ? 'ok' : 'FAILED'} (${Math.round(took / 1000)} s)`);
  if (!ok) failedLegs.push(leg.name);
  if (!ok && !leg.vitest) failures.push(`${leg.name}: ${lastLines(written)}`);
}

/** Starts the next leg whenever one of the `atOnce` running legs has ended. */
async function runAll(legs, atOnce) {
  const waiting = [...legs];
  const takeTurns = async () => {
    for (let leg = waiting.shift(); leg && !isHopeless(); leg = waiting.shift()) conclude(await run(leg));
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

const only = process.argv.slice(2);
const isAsked = ({ name }) => only.length === 0 || only.includes(name);
/** Without a build or a browser, the other legs would only repeat the same message. */
const isHopeless = () => failedLegs.some((name) => name === 'browser' || name === 'build');

let demo;
/** Runs once, from the end of the build on, next to tests that do not need it. */
function makeDemo() {
  demo ??= makeDemoFolder(demoFolder);
  return demo;
}

if (only.length === 0) console.log(`This takes about ${expectedMinutes()} minutes on this machine.`);
const checks = CHECKS.filter(isAsked);
await runAll(checks, checks.length);
// The packages have just been built, so no test needs to build them again.
if (checks.some(({ name }) => name === 'build') && !isHopeless()) process.env.CARELINE_BUILT = 'yes';
await runAll(TESTS.filter(isAsked), LEGS_AT_ONCE);
if (failedLegs.length > 0) {
  console.error(`\nFailed: ${failedLegs.join(', ')}`);
  for (const failure of failures) console.error(`  ${failure}`);
  totals.failed = Math.max(totals.failed, failedLegs.length);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failedLegs.length === 0 ? 0 : 1);
