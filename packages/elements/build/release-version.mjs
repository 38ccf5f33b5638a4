// The version of the release: all packages have the same one, which `changeset version` writes.
import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../package.json', import.meta.url);

export const RELEASE_VERSION = JSON.parse(readFileSync(MANIFEST, 'utf8')).version;
