import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { anchorOf } from '../packages/elements/build/write-docs.mjs';
import { ROOT } from './workspace-files.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('core/'))
    .map((name) => `docs/${name}`)
    .sort(),
];

/** Returns a page's links within the repository, and its pictures. */
function targetsOf(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)];
  return links.map(([, link, source]) => link ?? source ?? '').filter((to) => !/^[a-z]+:/.test(to));
}

const anchorsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map((match) => anchorOf(match[1] ?? ''));

function leads(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
  return (
    existsSync(file) && (anchor === undefined || !statSync(file).isFile() || anchorsIn(file).includes(anchor))
  );
}

it.each(PAGES)('%s has no broken link', (page) => {
  expect(targetsOf(page).filter((target) => !leads(page, target))).toEqual([]);
});
