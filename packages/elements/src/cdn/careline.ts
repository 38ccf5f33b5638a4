// The first file a page loads: every tag is defined at once, React and the views follow by themselves. A page says in the
// file's address what else it wants: `careline.js?suffix=v2` beside another copy, `careline.js?define=none` to call
// `defineAll` itself.
import { defineAll } from '../define-all.ts';
import { ownCopy } from '../session/copies.ts';
import { VERSION } from '../session/version.ts';

export { defineAll } from '../define-all.ts';

const { searchParams } = new URL(import.meta.url);
ownCopy.address = import.meta.url;
ownCopy.version = `${VERSION}+${CARELINE_BUILD}`;
if (searchParams.get('define') !== 'none') defineAll({ suffix: searchParams.get('suffix') ?? '' });
