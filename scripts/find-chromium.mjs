// Finds Chromium: CHROMIUM, then a headless shell, chromium or chrome on PATH, then Playwright's download.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A headless shell draws no window frame around each page, which would take a third of the tests' time. */
export const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = [
  ...HEADLESS_SHELLS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];

/**
 * Returns the first of these programs that is on PATH. The order of names matters, not the order of folders.
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright-core');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path of a Chromium, or undefined. Throws if `CHROMIUM` is set to a missing file. */
export async function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM names ${asked}, which does not exist. Unset it or name a Chromium or Chrome.`);
  }
  return onPath(NAMES) ?? (await playwrightsOwn());
}

/** Flags for every headless start: no sandbox as root, and no network requests by the browser itself. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
