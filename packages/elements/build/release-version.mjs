// Returns the version of the release. All packages have the same version, set by `changeset version`.
import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../package.json', import.meta.url);

export const RELEASE_VERSION = JSON.parse(readFileSync(MANIFEST, 'utf8')).version;
