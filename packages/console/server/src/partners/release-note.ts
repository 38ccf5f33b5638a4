import type { ElementFiles } from './element-files.ts';

/** What a page needs to name one build: its address, and an import map's `integrity` for every script of it. */
export function releaseNote({ path, release }: Pick<ElementFiles, 'path' | 'release'>, origin: string) {
  if (!release) return undefined;
  const address = `${origin}${path}/${release.id}/`;
  const scripts = Object.entries(release.integrity).filter(([name]) => name.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([name, hash]) => [`${address}${name}`, hash]));
  return { release: release.id, address, importMap: { integrity } };
}
