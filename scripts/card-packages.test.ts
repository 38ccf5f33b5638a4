import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_PACKAGES } from './card-packages.ts';
import { readManifest, workspaceFiles } from './workspace-files.ts';

const files = [...workspaceFiles()];
const manifests = files.filter((file) => basename(file) === 'package.json').map(readManifest);

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|@import)\s*['"]([^'"]+)['"]/g;
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/** Every specifier in our imports. */
const imported = new Set(
  files
    .filter((file) => CODE.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map((match) => match[1] ?? '')),
);

const isImported = (name: string): boolean =>
  [...imported].some((specifier) => specifier === name || specifier.startsWith(`${name}/`));

const commands = manifests.flatMap(({ scripts }) => Object.values(scripts ?? {}));
const isRun = (command: string): boolean => commands.some((script) => script.split(/\s+/).includes(command));

describe('the packages named as the product’s stack', () => {
  it('are fifteen', () => {
    expect(new Set(CARD_PACKAGES.map(({ name }) => name)).size).toBe(15);
  });

  it.each(CARD_PACKAGES)('$name is in a manifest', ({ name, manifestName = name }) => {
    const holders = manifests.filter(
      ({ dependencies, devDependencies, peerDependencies }) =>
        manifestName in { ...dependencies, ...devDependencies, ...peerDependencies },
    );
    expect(holders.length).toBeGreaterThan(0);
  });

  it.each(CARD_PACKAGES)('$name is used', ({ imported: specifier, command }) => {
    const used =
      (specifier !== undefined && isImported(specifier)) || (command !== undefined && isRun(command));
    expect(used).toBe(true);
  });

  it('would be noticed as unused: a name without an import or a command', () => {
    expect(isImported('left-pad')).toBe(false);
    expect(isRun('left-pad')).toBe(false);
  });
});
