// `npm run bench [name …]`: every budget row side by side in one run. Each `*.bench.ts` is bundled, run in a process of
// its own and answers rows on its channel. Bytes are exact; ratios get 15 % of slack, because two runs of the same code
// differ by about that on a shared machine. Some run a second time as on a page whose policy forbids `eval`.
import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SLACK = { ratio: 1.15, bytes: 1, ms: 1, count: 1 };
const FLAGS = ['--expose-gc', '--enable-source-maps'];
const EVAL_FORBIDDEN = '--disallow-code-generation-from-strings';
const ALSO_WITHOUT_EVAL = new Set(['metric-path']);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const only = process.argv.slice(2);
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
  .filter((name) => only.length === 0 || only.includes(name));

// Inside the workspace, so that the bundles find the packages they leave out.
const out = mkdtempSync(join(root, 'node_modules/.careline-bench-'));

async function bundle(name) {
  const file = join(out, `${name}.mjs`);
  await build({
    entryPoints: [join(root, 'bench', `${name}.bench.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['playwright-core', 'esbuild'],
    // The database driver is CommonJS: bundled into a module it asks for a `require`.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    logLevel: 'error',
  });
  return file;
}

function rowsOf(file, execArgv) {
  return new Promise((resolve, reject) => {
    const rows = [];
    const child = fork(file, { cwd: root, execArgv });
    child.on('message', (row) => rows.push(row));
    child.on('exit', (code) =>
      code === 0 && rows.length > 0
        ? resolve(rows)
        : reject(new Error(`${file} ended with ${code} and ${rows.length} rows`)),
    );
  });
}

async function allRowsOf(name) {
  const file = await bundle(name);
  const rows = await rowsOf(file, FLAGS);
  return ALSO_WITHOUT_EVAL.has(name) ? [...rows, ...(await rowsOf(file, [...FLAGS, EVAL_FORBIDDEN]))] : rows;
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

let over = 0;
for (const name of names) {
  console.log(`\n${name}`);
  try {
    for (const row of await allRowsOf(name)) {
      const result = verdict(row);
      if (result === 'OVER') over += 1;
      const budget = row.budget === undefined ? '' : `budget ${show(row.budget, row.kind)}`;
      console.log(
        `  ${row.name.padEnd(72)} ${show(row.value, row.kind).padStart(11)}  ${budget.padEnd(20)} ${result}`,
      );
    }
  } catch (error) {
    over += 1;
    console.error(`  failed: ${error.message}`);
  }
}
rmSync(out, { recursive: true, force: true });
process.exit(over === 0 ? 0 : 1);
