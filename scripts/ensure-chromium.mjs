// Makes sure that there is a Chromium for the browser tests, and says what was done: the distribution's package when
// root on a Debian-like system, Playwright's own download otherwise.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

function installOne() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found: installing the distribution’s package …');
    if (run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', 'chromium'])) return;
  }
  console.log('No Chromium found: downloading Playwright’s …');
  run('playwright', ['install', 'chromium']);
}

if (!(await findChromium())) installOne();
const found = await findChromium();
if (!found) {
  console.error(
    'The browser tests need a Chromium and none could be installed. Install chromium or Google Chrome, or set CHROMIUM to the path of one, and run npm test again.',
  );
  process.exit(1);
}
console.log(`browser: ${found}`);
