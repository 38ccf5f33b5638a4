// A project outside the workspace with the packages installed from their archives, like a partner's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium.mjs';
import { publicSubpaths } from './public-subpaths.mjs';
import { NPM_INSTALL, run } from './run.mjs';

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };

/** Installs the archives into `folder`, over those of another version if there are any. Uses the Node at `node`. */
export async function installArchives(folder, archives, { version, node }) {
  const files = Object.fromEntries(Object.entries(archives).map(([name, path]) => [name, `file:${path}`]));
  const dependencies = { ...files, ...REACT };
  const manifest = { name: 'careline-host', version, private: true, type: 'module', dependencies };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await run('npm', NPM_INSTALL, { cwd: folder, env: withNode(node) });
}

const withNode = (node) => (node ? { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } : {});

const packageFolder = (folder, name) => join(folder, 'node_modules', name);

export const versionIn = (folder, name) =>
  JSON.parse(readFileSync(join(packageFolder(folder, name), 'package.json'), 'utf8')).version;

/** Imports every public subpath with the Node at `node`; returns their number. Subpaths of types alone are not imported. */
export async function importSubpaths(folder, names, node = process.execPath) {
  const paths = names.flatMap((name) =>
    publicSubpaths(packageFolder(folder, name))
      .filter(({ file }) => file)
      .map(({ subpath, file }) => ({
        specifier: `${name}${subpath.slice(1)}`,
        isCode: file.endsWith('.js'),
      })),
  );
  const script = `import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
for (const { specifier, isCode } of ${JSON.stringify(paths)}) {
  if (isCode) await import(specifier);
  else if (!existsSync(fileURLToPath(import.meta.resolve(specifier)))) throw new Error(specifier + ' has no file');
}`;
  writeFileSync(join(folder, 'import-all.mjs'), script);
  await run(node, ['import-all.mjs'], { cwd: folder });
  return paths.length;
}

/**
 * Draws every element for a sample patient. For `careline-console`, which needs a server, an empty frame is
 * enough.
 */
const PAGE = `import { defineAll, TAG_NAMES } from '@careline/elements';
import { createMockSession, SAMPLE_PATIENTS } from '@careline/elements/testing';

const session = createMockSession();
defineAll();
window.carelineTags = TAG_NAMES;
window.carelineReady = [];
for (const tag of TAG_NAMES) {
  const element = document.createElement(tag);
  element.addEventListener('careline-ready', (event) => {
    if (event.target === element) window.carelineReady.push(tag);
  });
  if (tag !== 'careline-patient-search') element.setAttribute('patient-id', SAMPLE_PATIENTS[0].patientId);
  if ('session' in element) element.session = session;
  document.body.append(element);
}`;

async function buildPage(folder) {
  writeFileSync(join(folder, 'page.js'), PAGE);
  await build({
    entryPoints: [join(folder, 'page.js')],
    absWorkingDir: folder,
    outdir: join(folder, 'site'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const html = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>';
  writeFileSync(
    join(folder, 'site/index.html'),
    `${html}<body><script type="module" src="/page.js"></script>`,
  );
}

function serve(folder) {
  const server = createServer(({ url }, response) => {
    try {
      const path = url === '/' ? '/index.html' : new URL(url, 'http://localhost').pathname;
      const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, path)));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const isFramed = (tag) => tag === 'careline-console';

/**
 * Builds a page with every element and opens it in Chromium. Returns the tags. Throws for an element that is
 * not drawn.
 */
export async function drawElements(folder) {
  await buildPage(folder);
  const server = await serve(join(folder, 'site'));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://localhost:${server.address().port}/`);
    const tags = await page.evaluate(() => window.carelineTags);
    for (const tag of tags) await waitUntilDrawn(page, tag);
    if (faults.length > 0) throw new Error(`The page reported errors:\n${faults.join('\n')}`);
    return tags;
  } finally {
    await browser.close();
    server.close();
  }
}

async function waitUntilDrawn(page, tag) {
  const isDrawn = ([name, framed]) => {
    const { shadowRoot } = document.querySelector(name);
    return framed ? shadowRoot?.querySelector('iframe') !== null : window.carelineReady.includes(name);
  };
  const options = { timeout: 120_000, polling: 100 };
  await page.waitForFunction(isDrawn, [tag, isFramed(tag)], options).catch((error) => {
    throw new Error(`${tag} was not drawn: ${error.message}`);
  });
}
