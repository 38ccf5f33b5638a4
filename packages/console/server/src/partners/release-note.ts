import { RELEASE_VERSION } from '../platform/release-version.ts';
import type { ElementFiles } from './element-files.ts';
import { isArchive } from './release.ts';

/**
 * Returns what a page needs to use a specific build: its address, an import map's `integrity` for every script, and the
 * addresses of the npm archives.
 */
export function releaseNote({ path, release }: Pick<ElementFiles, 'path' | 'release'>, origin: string) {
  if (!release) return undefined;
  const address = `${origin}${path}/${release.id}/`;
  const scripts = Object.entries(release.integrity).filter(([name]) => name.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([name, hash]) => [`${address}${name}`, hash]));
  const archives = Object.keys(release.integrity)
    .filter(isArchive)
    .map((name) => `${address}${name}`);
  return {
    version: `${RELEASE_VERSION}+${release.id}`,
    release: release.id,
    address,
    importMap: { integrity },
    archives,
  };
}
