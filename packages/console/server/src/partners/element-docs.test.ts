import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountElementDocs, mountSnippet } from './element-docs.ts';
import { type ElementFiles, openElementFiles } from './element-files.ts';

const ORIGIN = 'https://clinic.example';
const SANDBOX = 'http://localhost:4712';

let home: string;
let files: ElementFiles;
const app = new Hono<{ Bindings: HttpBindings }>();

const INSTALL =
  '<pre><code class="language-sh">npm install https://careline.example/elements/{build}/careline-core.tgz\n</code></pre>';

/** A build whose docs name the build. */
async function open(name: string): Promise<ElementFiles> {
  const folder = join(home, name);
  await mkdir(folder);
  const pages = [
    {
      name: '',
      title: 'Embedding',
      html: `<p>${name} at https://careline.example/elements/, http://localhost:4401/careline-token, https://careline.example/elements/{build}/careline-core.tgz</p>`,
    },
    { name: 'hosts', title: 'Your page', html: '<p>React</p>' },
    { name: 'npm', title: 'npm', html: INSTALL },
  ];
  const manifest = {
    shell: ['careline.js'],
    session: ['session.js'],
    views: { 'careline-patient-search': ['view.js'] },
  };
  await writeFile(join(folder, 'careline.js'), `/* ${name} */`);
  await writeFile(join(folder, 'session.js'), '//');
  await writeFile(join(folder, 'view.js'), '//');
  await writeFile(join(folder, 'docs.json'), JSON.stringify({ pages }));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const onKeepFailed = (error: unknown) => {
    throw error;
  };
  return openElementFiles({ path: '/elements', folder, releases: join(home, 'kept'), onKeepFailed });
}

let former: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'careline-docs-'));
  former = (await open('first')).release?.id ?? '';
  files = await open('second');
  mountElementDocs(app, files, { origin: ORIGIN, sandboxOrigin: SANDBOX });
  mountSnippet(app, files, ORIGIN);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const textAt = async (path: string) => (await app.request(path)).text();

it.each([
  ['the present build', () => '/elements/docs/', 'second', () => files.release?.id],
  ['a build that a page names', () => `/elements/${former}/docs/`, 'first', () => former],
])(
  'shows the docs of %s, with the addresses of this server, of its sandbox and of the build',
  async (_, path, build, id) => {
    const text = await textAt(path());
    const archive = `${ORIGIN}/elements/${id()}/careline-core.tgz`;
    expect(text).toContain(`<p>${build} at ${ORIGIN}/elements/, ${SANDBOX}/careline-token, ${archive}</p>`);
    expect(text).toContain('<a href="./" aria-current="page">Embedding</a>');
    expect(text).toContain('<a href="./hosts">Your page</a>');
  },
);

it('shows the line that installs the archives if they exist, else who builds them', async () => {
  expect(await textAt('/elements/docs/npm')).toMatch(/This server has no archives yet.*npm run archives/);
  expect(await textAt('/elements/docs/npm')).not.toContain('npm install');
  await writeFile(join(home, 'second', 'careline-core.tgz'), 'an archive');
  expect(await textAt('/elements/docs/npm')).toContain(`npm install ${ORIGIN}/elements/`);
});

it('runs no script and cannot be framed', async () => {
  const policy = (await app.request('/elements/docs/hosts')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/);
});

it('redirects the address without a slash to the one with it', async () => {
  expect((await app.request('/elements/docs')).headers.get('location')).toBe('/elements/docs/');
});

it('gives a snippet of this build with the integrity of each script and everything the search needs at once', async () => {
  const text = await textAt('/elements/snippet.html');
  const { id, integrity } = files.release ?? { id: '', integrity: {} };
  for (const name of ['careline.js', 'session.js', 'view.js']) {
    const address = `${ORIGIN}/elements/${id}/${name}`;
    expect(text).toContain(`"${address}": "${integrity[name]}"`);
    expect(text).toContain(`<link rel="modulepreload" href="${address}" integrity="${integrity[name]}"`);
  }
  expect(text).toContain(`services: '${ORIGIN}/api'`);
});
