// `npm run bench [name …]`: measures every row with a budget in one run. Each `*.bench.ts` is bundled, runs in
// its own process and sends rows to this one. Bytes are exact; ratios get a tolerance of 15 %, because two runs
// of the same code differ by about that on a shared machine. Some benches run a second time without `eval`,
// like on a page with a strict policy. `--short` only checks that each bench measures something: little data,
// one process, no budgets.
import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { temporaryFolder } from '../scripts/temporary-folder.mjs';

const SLACK = { ratio: 1.15, bytes: 1, ms: 1, count: 1 };
const FLAGS = ['--expose-gc', '--enable-source-maps'];
const EVAL_FORBIDDEN = '--disallow-code-generation-from-strings';
const ALSO_WITHOUT_EVAL = new Set(['metric-path']);
const BENCH = '.bench';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SERVER = join(root, 'packages/console/server');
const isShort = process.argv.includes('--short');
/** Environment of short benches. */
const SHORT_ENV = isShort ? { CARELINE_BENCH: 'short', TMPDIR: temporaryFolder() } : {};
const only = process.argv.slice(2).filter((argument) => argument !== '--short');
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(`${BENCH}.ts`))
  .map((file) => file.slice(0, -`${BENCH}.ts`.length))
  .filter((name) => only.length === 0 || only.includes(name));

// Inside the workspace, so that the bundles find their external packages.
const out = mkdtempSync(join(root, 'node_modules/.careline-bench-'));
process.once('exit', () => rmSync(out, { recursive: true, force: true }));
const fileOf = (name) => join(out, `${name}${BENCH}.mjs`);
const nameOf = (file) => basename(file).slice(0, -`${BENCH}.mjs`.length);

await build({
  entryPoints: Object.fromEntries([
    ...names.map((name) => [`${name}${BENCH}`, join(root, 'bench', `${name}${BENCH}.ts`)]),
    ['in-turn', join(root, 'bench/in-turn.ts')],
    ['files-beside-bundle', join(SERVER, 'files-beside-bundle.ts')],
  ]),
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['playwright-core', 'esbuild', 'typescript'],
  // The database driver is CommonJS and calls `require`, which a bundled ES module lacks.
  banner: {
    js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
  },
  logLevel: 'error',
});
const { copyBesideBundle } = await import(pathToFileURL(join(out, 'files-beside-bundle.mjs')).href);
await copyBesideBundle(SERVER, out);

/** Runs a module in a separate process and passes on each line it sends. Returns the exit code. */
function runModule(file, { args = [], execArgv = FLAGS, env = {}, onLine }) {
  return new Promise((resolve) => {
    const child = fork(file, args, { cwd: root, execArgv, env: { ...process.env, ...env } });
    child.on('message', onLine);
    child.on('exit', resolve);
  });
}

function verdict({ kind, value, budget }) {
  if (budget === undefined) return 'shown';
  if (value <= budget) return 'ok';
  return value <= budget * SLACK[kind] ? 'ok (within slack)' : 'OVER';
}

const SHOWN = {
  bytes: (value) => `${(value / 1024).toFixed(1)} KiB`,
  ratio: (value) => `${value.toFixed(2)} ×`,
  ms: (value) => `${value.toFixed(0)} ms`,
  count: (value) => String(value),
};
const show = (value, kind) => SHOWN[kind](value);

function showRow(row) {
  const result = verdict(row);
  const budget = row.budget === undefined ? '' : `budget ${show(row.budget, row.kind)}`;
  const figure = show(row.value, row.kind).padStart(11);
  console.log(`  ${row.name.padEnd(72)} ${figure}  ${budget.padEnd(20)} ${result}`);
  return result !== 'OVER';
}

/** Returns why a row is not a measurement, or undefined. */
function faultOf({ name, value, mayBeZero }) {
  if (Number.isFinite(value) && (mayBeZero ? value >= 0 : value > 0)) return undefined;
  return `"${name}" is ${value}: nothing was measured`;
}

/** Runs one bench and prints its rows. Returns whether it measured everything and met its budgets. */
async function runBench(name) {
  console.log(`\n${name}`);
  let rows = 0;
  let isGood = true;
  const onLine = (line) => {
    rows += 1;
    if (line.leftOut) return console.log(`  LEFT OUT ${line.leftOut}`);
    const fault = faultOf(line);
    if (fault) console.error(`  failed: ${fault}`);
    if (!showRow(line) || fault) isGood = false;
  };
  const flags = ALSO_WITHOUT_EVAL.has(name) ? [FLAGS, [...FLAGS, EVAL_FORBIDDEN]] : [FLAGS];
  for (const execArgv of flags) {
    rows = 0;
    const code = await runModule(fileOf(name), { execArgv, onLine });
    if (code === 0 && rows > 0) continue;
    console.error(`  failed: it ended with ${code} and ${rows} rows`);
    isGood = false;
  }
  return isGood;
}

/** Runs benches in one process until all have ended or it crashes. Returns the remaining ones. */
async function checkSome(files, onChecked) {
  const left = [...files];
  let started = Date.now();
  let rows = [];
  let leftOut;
  const end = (failure) => {
    const faults = [failure, ...rows.map(faultOf)].filter(Boolean);
    if (faults.length === 0 && rows.length === 0 && !leftOut) faults.push('it has no rows');
    onChecked({ name: nameOf(left.shift()), rows, leftOut, faults, seconds: (Date.now() - started) / 1000 });
  };
  const onLine = (line) => {
    if (line.begins) [started, rows, leftOut] = [Date.now(), [], undefined];
    else if (line.ends) end(line.failure);
    else if (line.leftOut) leftOut = line.leftOut;
    else rows.push(line);
  };
  const code = await runModule(join(out, 'in-turn.mjs'), { args: left, env: SHORT_ENV, onLine });
  if (left.length > 0) end(`its process ended with ${code}`);
  return left;
}

/** Checks that every bench measures something and that no request fails. */
async function checkAll() {
  let isGood = true;
  const onChecked = ({ name, rows, leftOut, faults, seconds }) => {
    const what = leftOut ? `LEFT OUT ${leftOut}` : `${rows.length} rows`;
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${what} (${seconds.toFixed(1)} s)`);
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length > 0) isGood = false;
  };
  let files = names.map(fileOf);
  while (files.length > 0) files = await checkSome(files, onChecked);
  return isGood;
}

async function measureAll() {
  let isGood = true;
  for (const name of names) if (!(await runBench(name))) isGood = false;
  return isGood;
}

const isGood = isShort ? await checkAll() : await measureAll();
process.exit(isGood ? 0 : 1);
