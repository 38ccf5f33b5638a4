// Where a Chromium is: CHROMIUM, then chromium or chrome on PATH, then Playwright's own download.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

function onPath() {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(dir, name);
      if (dir && existsSync(path)) return path;
    }
  }
  return undefined;
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
  return onPath() ?? (await playwrightsOwn());
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
