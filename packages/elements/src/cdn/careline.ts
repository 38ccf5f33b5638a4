// The first file a page loads. It defines every tag at once; React and the views load on their own.
// Options go in its address: `careline.js?suffix=v2` next to another copy, `careline.js?define=none` to call
// `defineAll` yourself.
import { defineAll } from '../define-all.ts';
import { ownCopy } from '../session/copies.ts';
import { VERSION } from '../session/version.ts';

export { defineAll } from '../define-all.ts';

const { searchParams } = new URL(import.meta.url);
ownCopy.address = import.meta.url;
ownCopy.version = `${VERSION}+${CARELINE_BUILD}`;
if (searchParams.get('define') !== 'none') defineAll({ suffix: searchParams.get('suffix') ?? '' });
