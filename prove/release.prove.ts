import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileIn } from '../e2e/host-pages/file-in.ts';
import { launch } from '../e2e/support/browser.ts';
import { packLibraries } from '../scripts/pack-libraries.mjs';
import { SCRATCH_PROJECTS, type ScratchProject } from './support/scratch-projects.ts';
import { copyTree, type TreeCopy } from './support/tree-copy.ts';

/**
 * Makes the release in a copy of the tree and installs it into nine kinds of projects. Needs only the package registry.
 */
const LIBRARIES = ['core', 'ui', 'elements'];

let copy: TreeCopy;
let work: string;
let archives: Readonly<Record<string, string>>;
let browser: Browser;

const run = (folder: string, [command = '', ...args]: readonly string[]) =>
  new Promise<{ readonly status: number; readonly answer: string; readonly output: string }>((resolve) => {
    const PATH = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
    const env = { PATH, HOME: work, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
    execFile(
      command,
      args,
      {
        cwd: folder,
        env: { ...env, npm_config_registry: process.env.npm_config_registry },
        maxBuffer: 2 ** 26,
      },
      (error, stdout, stderr) =>
        resolve({ status: error ? 1 : 0, answer: stdout, output: `${stdout}${stderr}` }),
    );
  });

async function succeed(folder: string, command: readonly string[]): Promise<string> {
  const { status, answer, output } = await run(folder, command);
  expect(status, `${command.join(' ')}\n${output}`).toBe(0);
  return answer;
}

const distOf = (name: string) => join(copy.root, 'packages', name.replace('@careline/', ''), 'dist');

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns a folder with a manifest, ready for `npm`. */
function project(
  name: string,
  needs: Readonly<Record<string, string>>,
  files: ScratchProject['files'],
): string {
  const folder = join(work, name.replaceAll(/\W/g, '-'));
  const manifest = { name: 'host', private: true, type: 'module', dependencies: needs };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const INSTALL = ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'];

const CHANGESET = `---
"@careline/core": minor
---

A change of the next version.
`;

beforeAll(async () => {
  copy = await copyTree();
  copy.add('.changeset/next-version.md', CHANGESET);
  work = mkdtempSync(join(tmpdir(), 'careline-release-'));
  browser = await launch();
  for (const command of [
    ['changeset', 'version'],
    ['node', 'packages/elements/build/write-elements.mjs'],
    ['node', 'scripts/build.mjs', 'libraries'],
  ]) {
    const { status, output } = await copy.run(command[0] ?? '', ...command.slice(1));
    expect(status, output).toBe(0);
  }
  const packed = await packLibraries(copy.root, join(work, 'archives'));
  archives = Object.fromEntries(Object.entries(packed).map(([name, path]) => [name, `file:${path}`]));
});
afterAll(async () => {
  await browser?.close();
  await copy?.remove();
  rmSync(work, { recursive: true, force: true });
});

it('gives every package one version, with a changelog, and consumes the changesets', () => {
  const { version } = manifestIn(distOf('core'));
  for (const name of LIBRARIES) {
    const dist = distOf(name);
    expect(manifestIn(dist).version).toBe(version);
    expect(readFileSync(join(dist, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
  }
  expect(manifestIn(distOf('elements')).dependencies['@careline/core']).toBe(version);
  const left = readdirSync(join(copy.root, '.changeset')).filter((file) => file.endsWith('.md'));
  expect(left).toEqual([]);
  expect(readFileSync(join(distOf('core'), 'CHANGELOG.md'), 'utf8')).toContain(
    '- A change of the next version.',
  );
});

/** Serves a folder as a page's server does. */
async function serve(folder: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = await fileIn({ '/': folder }, pathname === '/' ? '/index.html' : pathname);
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function showsTheSearch(folder: string): Promise<void> {
  const server = await serve(folder);
  const page = await browser.newPage();
  try {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('combobox').fill('Meena');
    expect(await page.getByRole('combobox').inputValue()).toBe('Meena');
    expect(errors).toEqual([]);
  } finally {
    await page.close();
    server.close();
  }
}

/** Nothing listens here, so a request to a registry for our packages fails. */
const NO_REGISTRY = 'http://127.0.0.1:9/';

it('is installed by the docs’ command into an empty project, with no registry for @careline', async () => {
  const server = createServer((request, response) => {
    response.end(readFileSync(join(work, 'archives', request.url?.split('/').at(-1) ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const docs = readFileSync(join(copy.root, 'docs/embedding/packages.md'), 'utf8');
  const [line = ''] = /^npm install https:.*$/m.exec(docs) ?? [];
  const folder = project('empty', {}, { '.npmrc': `@careline:registry=${NO_REGISTRY}` });
  const addresses = line.replaceAll('https://careline.example', here).split(' ').slice(2);
  try {
    await succeed(folder, [...INSTALL, ...addresses, 'react@19.3.1', 'react-dom@19.3.1']);
    await succeed(folder, [
      'node',
      '-e',
      "import('@careline/elements/patient-search').then(() => import('@careline/elements'))",
    ]);
  } finally {
    server.close();
  }
  expect(Object.keys(manifestIn(folder).dependencies).sort()).toEqual(
    [...Object.keys(archives), 'react', 'react-dom'].sort(),
  );
});

describe('installed from its archives', () => {
  it.each(SCRATCH_PROJECTS)(
    'in $name it is checked, built and rendered',
    async ({ name, needs, files, commands, opens }) => {
      const folder = project(name, { ...archives, ...needs }, files);
      await succeed(folder, INSTALL);
      for (const command of commands) await succeed(folder, command);
      if (opens) await showsTheSearch(join(folder, opens));
    },
  );
});
