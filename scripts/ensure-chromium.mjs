// Makes sure that the browser tests find a Chromium, and prints what it did. As root on a Debian-like system it
// installs the distribution's headless shell, or its browser if there is no shell; otherwise it uses
// Playwright's download. On a developer's machine, where tests do not run as root, an installed browser is left
// as it is.
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
  // If a browser is installed, the shell only saves time, so the package lists are not updated each time.
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
