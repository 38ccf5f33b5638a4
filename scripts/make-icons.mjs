// Draws the console's PNG icons from icon.svg. Run it after changing the drawing: node scripts/make-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'packages/console/app/public');
const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8');
// The system's mask cuts the corners. The line stays inside the circle of 40 % that every mask shows.
const filled = rounded.replace(' rx="6"', '');

/** Systems mask the second kind of icon. The first has transparent rounded corners. */
const ICONS = [
  { name: 'icon-192', size: 192, svg: rounded },
  { name: 'icon-512', size: 512, svg: rounded },
  { name: 'maskable-192', size: 192, svg: filled },
  { name: 'maskable-512', size: 512, svg: filled },
  { name: 'apple-touch-icon', size: 180, svg: filled },
];

const executablePath = await findChromium();
if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM to one or install it.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
mkdirSync(join(folder, 'icons'), { recursive: true });
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  writeFileSync(join(folder, 'icons', `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(`${name}.png ${size} × ${size}`);
}
await browser.close();
