import { gzipSync } from 'node:zlib';
import { bundleCore } from '../scripts/core-bundle.ts';
import { core, coreSubpathRows, manifest } from './core-subpaths.ts';
import { report } from './row.ts';

/** In gzip bytes, one formatter alone. */
const BUDGET_FORMATTER = 4 * 1024;

for (const row of await coreSubpathRows()) report(row);

for (const name of ['formatDate', 'formatEpochDate', 'formatTime', 'formatAge', 'formatCalendar']) {
  const { code } = await bundleCore(`export { ${name} } from '${manifest.exports['./formatting']}';`, {
    core,
  });
  report({
    name: `${name} alone, gzip`,
    kind: 'bytes',
    value: gzipSync(code, { level: 9 }).length,
    budget: BUDGET_FORMATTER,
  });
}
