// Makes sure that there is a Chromium for the browser tests, and says what was done: the distribution's headless shell when
// root on a Debian-like system, or its browser where it has no shell, Playwright's own download otherwise. A machine of
// somebody's own, where the tests do not run as root, keeps the browser it has.
import { spawnSync } from 'node:child_process';
import { findChromium, HEADLESS_SHELLS, onPath } from './find-chromium.mjs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

const SHELL = 'chromium-headless-shell';
const isKnown = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

function install(name) {
  console.log(`Installing the distribution’s package ${name} …`);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
}

if (!process.env.CHROMIUM && mayInstall && !onPath(HEADLESS_SHELLS)) {
  const hasBrowser = (await findChromium()) !== undefined;
  // Beside a browser the shell only saves time: the lists of packages are not fetched for it again and again.
  if (!hasBrowser) run('apt-get', ['update', '-q']);
  const hasShell = isKnown(SHELL) && install(SHELL);
  if (!hasShell && !hasBrowser) install('chromium');
}
if (!(await findChromium())) {
  console.log('No Chromium found: downloading Playwright’s …');
  run('playwright', ['install', 'chromium']);
}
const found = await findChromium();
if (!found) {
  console.error(
    'The browser tests need a Chromium and none could be installed. Install chromium or Google Chrome, or set CHROMIUM to the path of one, and run npm test again.',
  );
  process.exit(1);
}
console.log(`browser: ${found}`);
