// Builds packages. `product`: everything that `npm start` needs. `all`: everything that tests need built.
// `libraries`: the published packages and their archives. `release`: the product and the libraries.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LIBRARIES, packLibraries, servedFolder } from './pack-libraries.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONSOLE = ['@careline/console-app', '@careline/console-server'];
const PUBLISHED = LIBRARIES.map((library) => `@careline/${library}`);
const what = process.argv[2] ?? 'all';

/** Packages with their build script. The server needs only the files of the elements, not their types. */
const builds = (names, script) => names.map((name) => ({ name, script }));
const PLANS = {
  all: builds([...PUBLISHED, ...CONSOLE], 'build'),
  libraries: builds(PUBLISHED, 'build'),
  release: builds([...PUBLISHED, ...CONSOLE], 'build'),
  product: [...builds(CONSOLE, 'build'), ...builds(['@careline/elements'], 'build:files')],
};
const wanted = PLANS[what] ?? PLANS.all;

/** Builds one package. Prints the output only if the build fails. */
function build({ name, script }) {
  const started = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('pnpm', ['--filter', name, 'run', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`build ${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) console.error(output);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(wanted.map(build));
if (!results.every(Boolean)) process.exit(1);
if (wanted === PLANS.libraries || wanted === PLANS.release) {
  const started = Date.now();
  await packLibraries(ROOT, servedFolder(ROOT));
  console.log(`archives of the libraries (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
