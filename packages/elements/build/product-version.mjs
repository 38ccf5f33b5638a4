// The version of the release: of the server, of what `doctor()` says, and of every package that is published.
import { readFileSync } from 'node:fs';

const SOURCE = new URL('../../core/src/preferences/product-version.ts', import.meta.url);
const [, version] = /PRODUCT_VERSION = '([^']+)'/.exec(readFileSync(SOURCE, 'utf8')) ?? [];
if (!version) throw new Error('product-version.ts names no version');

export const PRODUCT_VERSION = version;
