import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolderOf } from './third-party-notices.mjs';
import { ROOT } from './workspace-files.ts';

const PUBLISHED = ['packages/core', 'packages/ui', 'packages/elements'];
const PRIVATE = ['packages/console/app', 'packages/console/server'];

const textOf = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const manifestOf = (folder: string) => JSON.parse(textOf(folder, 'package.json'));
const { version } = manifestOf('packages/core');

describe.each([...PUBLISHED, ...PRIVATE])('%s', (folder) => {
  it('has the version of the release and the licence', () => {
    expect(manifestOf(folder)).toMatchObject({ version, license: 'Apache-2.0' });
  });

  it('has a changelog of that version', () => {
    expect(textOf(folder, 'CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });
});

it.each(PUBLISHED)('%s has the licence text of the root', (folder) => {
  expect(textOf(folder, 'LICENSE')).toBe(textOf('LICENSE'));
});

it('changesets give all packages one version', () => {
  const { fixed } = JSON.parse(textOf('.changeset/config.json'));
  const names = [...PUBLISHED, ...PRIVATE].map((folder) => manifestOf(folder).name);
  expect(fixed.map((group: string[]) => group.toSorted())).toEqual([names.toSorted()]);
});

describe('the npm package of a module', () => {
  it.each([
    ['our own module', '/w/packages/core/src/http/index.ts', undefined],
    ['a package', '/w/node_modules/react/index.js', '/w/node_modules/react'],
    [
      'a package in the store of pnpm',
      '/w/node_modules/.pnpm/@r2wc+core@1.3.1/node_modules/@r2wc/core/dist/core.js',
      '/w/node_modules/.pnpm/@r2wc+core@1.3.1/node_modules/@r2wc/core',
    ],
    ['a module of a bundler', '\0/w/node_modules/react/index.js?commonjs-es-import', '/w/node_modules/react'],
  ])('of %s', (_, module, folder) => {
    expect(packageFolderOf(module)).toBe(folder);
  });
});
