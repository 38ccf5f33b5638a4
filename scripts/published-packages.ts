import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeEntries } from '../packages/elements/build/write-published.mjs';
import { builtCore, isBuilt } from './core-built.ts';
import { ROOT } from './workspace-files.ts';
import { publishedManifest } from './write-published.mjs';

/** Our packages as hosts get them from npm, without types and `cdn`. */
export interface Published {
  /** A folder whose `node_modules` contains them and their dependencies. */
  readonly root: string;
  folderOf(name: string): string;
  remove(): void;
}

const LIBRARIES = ['core', 'ui', 'elements'] as const;

/** Returns the dependencies of one of our packages, as pnpm linked them. */
function* dependenciesOf(folder: string): Generator<[name: string, path: string]> {
  const modules = join(folder, 'node_modules');
  for (const name of readdirSync(modules).filter((one) => !one.startsWith('.') && one !== '@careline')) {
    if (!name.startsWith('@')) yield [name, join(modules, name)];
    else
      for (const inner of readdirSync(join(modules, name)))
        yield [`${name}/${inner}`, join(modules, name, inner)];
  }
}

function link(root: string, name: string, path: string): void {
  const place = join(root, 'node_modules', name);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(path, place);
}

function build(name: string, out: string): void {
  if (name === 'core') {
    cpSync(builtCore(), out, { recursive: true });
    return;
  }
  const folder = join(ROOT, 'packages', name);
  if (isBuilt) {
    cpSync(join(folder, 'dist'), out, { recursive: true });
    return;
  }
  execFileSync(
    join(folder, 'node_modules/.bin/tsup'),
    ['--silent', '--no-clean', '--no-sourcemap', '--out-dir', out],
    {
      cwd: folder,
      env: { ...process.env, CARELINE_OUT: out },
      shell: process.platform === 'win32',
    },
  );
}

/** Builds the packages into a temporary folder. */
export async function publishPackages(): Promise<Published> {
  const root = mkdtempSync(join(ROOT, 'node_modules', '.published-'));
  const folderOf = (name: string) => join(root, 'node_modules/@careline', name);
  for (const name of LIBRARIES) {
    const folder = join(ROOT, 'packages', name);
    mkdirSync(folderOf(name), { recursive: true });
    build(name, folderOf(name));
    const more = name === 'elements' ? writeEntries(folderOf(name)) : {};
    writeFileSync(join(folderOf(name), 'package.json'), JSON.stringify(publishedManifest(folder, more)));
    for (const [dependency, path] of dependenciesOf(folder)) link(root, dependency, path);
  }
  return { root, folderOf, remove: () => rmSync(root, { recursive: true, force: true }) };
}
