// Where a Chromium is: CHROMIUM, then a headless shell, chromium or chrome on PATH, then Playwright's own download.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A headless shell draws no window of its own around every page, which takes a third of the time of the tests. */
export const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = [
  ...HEADLESS_SHELLS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];

/** The first of these programs, by name and not by place, that is on PATH. */
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

/** The path of a Chromium, or undefined. A `CHROMIUM` that does not exist is an error: it was asked for. */
export async function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM names ${asked}, which does not exist. Unset it or name a Chromium or Chrome.`);
  }
  return onPath(NAMES) ?? (await playwrightsOwn());
}

/** Flags every headless start uses: root needs no sandbox, and nothing of the browser's own calls out. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
