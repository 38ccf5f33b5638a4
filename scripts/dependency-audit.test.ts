import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAllowed, productionPackages } from './dependency-audit.mjs';
import { ROOT } from './workspace-files.ts';

const packages = productionPackages();

/** Package, licence, and its purpose or the package that brought it. */
const rows = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8')
  // The table of rejected libraries names no installed packages.
  .replace(/^## Libraries we measured and rejected\n[\s\S]*?(?=^## )/m, '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', licence = '', why = '']) => ({ name: name.replaceAll('`', ''), licence, why }));
const rowOf = new Map(rows.map((row) => [row.name, row]));

describe('production dependencies', () => {
  it('is found, direct or transitive', () => {
    expect(packages.find(({ name }) => name === 'pg')).toMatchObject({ direct: true, licence: 'MIT' });
    expect(packages.find(({ name }) => name === 'koa')).toMatchObject({
      direct: false,
      through: ['oidc-provider'],
    });
    expect(packages.some(({ name }) => name === 'vitest')).toBe(false);
  });

  it('has an allowed licence, each package', () => {
    expect(packages.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it('is in docs/dependencies.md with its licence', () => {
    const wrong = packages.filter(({ name, licence }) => rowOf.get(name)?.licence !== licence);
    expect(wrong.map(({ name, licence }) => `| \`${name}\` | ${licence} |`)).toEqual([]);
  });

  it('is there with a reason, if a package of ours depends on it', () => {
    const direct = packages.filter((each) => each.direct);
    const without = direct.filter(({ name }) => !/^[A-Z@].{10,}\.$/.test(rowOf.get(name)?.why ?? ''));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('is all that is there', () => {
    const installed = new Set(packages.map(({ name }) => name));
    // Some are installed on some platforms only, along with the package that needs them.
    const stale = rows.filter(({ name, why }) => !installed.has(name) && !why.startsWith('`'));
    expect(stale.map(({ name }) => name)).toEqual([]);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND BSD-3-Clause', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0-only', false],
    ['none', false],
    ['UNLICENSED', false],
  ])('%s is allowed: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });
});
