import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const FOLDER = join(ROOT, 'docs/threat-model');
const pages = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));
const boundaries = pages.filter(({ name }) => name !== 'README.md');
const security = { name: '../../SECURITY.md', text: readFileSync(join(ROOT, 'SECURITY.md'), 'utf8') };

const named = boundaries.flatMap(({ name, text }) =>
  [...text.matchAll(/`((?:packages|e2e|prove|scripts)\/[^`]+)`/g)].map(
    (match) => [name, match[1] ?? ''] as const,
  ),
);
const links = [...pages, security].flatMap(({ name, text }) =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => [name, match[1] ?? ''] as const),
);

describe('the threat model', () => {
  it.each(boundaries.map(({ name, text }) => [name, text] as const))('%s covers all of STRIDE', (_, text) => {
    const kinds = new Set([...text.matchAll(/^\| \*\*([STRIDE])\*\* /gm)].map((match) => match[1]));
    expect([...kinds].sort()).toEqual([...'STRIDE'].sort());
  });

  it.each(named)('%s names %s, which exists and is a test', (_, path) => {
    expect(path).toMatch(/\.(?:test\.tsx?|e2e\.ts|prove\.ts)$/);
    expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it.each(links)('%s links to %s, which exists', (name, link) => {
    expect(existsSync(join(dirname(join(FOLDER, name)), link))).toBe(true);
  });

  it('has every page in its list', () => {
    const readme = pages.find(({ name }) => name === 'README.md')?.text ?? '';
    for (const { name } of boundaries) expect(readme).toContain(`(${name})`);
  });
});
