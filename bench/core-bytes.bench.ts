import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleCore } from '../scripts/core-bundle.ts';
import { report } from './row.ts';

/**
 * Brotli bytes without the OpenID client, which a host brings or leaves (design 9). The design's figure is for the API
 * around the clinical content; that (forms of every programme, ranges, the record, what waits to be sent) is weighed by
 * itself, and the whole is shown (decision 0024).
 */
const BUDGET_API = 33 * 1024;
const BUDGET_CONTENT = 60 * 1024;
const CLINICAL_CONTENT = ['calls', 'forms', 'clinical', 'record', 'outbox', 'trends', 'metrics/loinc'];
/** FHIR is read by servers that import it, the list of all calls by servers that answer them; no page loads either. */
const FOR_SERVERS = ['fhir', 'contract'];
/** What auditors and administrators work with, on screens that nobody else loads. */
const FOR_WHO_IS_IN_CHARGE = ['audit', 'administration', 'preferences/kinds'];
/**
 * States, PIN codes, languages and the text of the consent come with the form that registers patients, and encounters with
 * the one that books health checks; no other page loads them.
 */
const FOR_REGISTRATION = [
  'encounters',
  'encounters/health-check',
  'patients/registration',
  'patients/registration-form',
  'patients/duplicates',
  'patients/pin-districts',
];
/** The room of a video visit loads with the encounter that it is of, and with the page of its patient. */
const FOR_VIDEO = ['encounters/video'];
/** What the first page and the call's screen ask a server; the rules of what is due are the server's. */
const FOR_THE_WORKLIST = ['calls/worklist'];
/** Files, notes, follow-ups and messages of a patient load with the panels that show them. */
const FOR_CARE = ['care', 'communication'];
/** What each analytics chart counts loads with the charts alone. */
const FOR_CHARTS = ['charts/figures'];
/** gzip bytes of one formatter alone. */
const BUDGET_FORMATTER = 4 * 1024;
const core = resolve('packages/core');
const manifest = JSON.parse(readFileSync(resolve(core, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};
/** The subpaths of core with their source files. */
const subpaths = Object.entries(manifest.exports).map(
  ([subpath, source]) => [subpath.slice(2), source] as const,
);

/** Each subpath under a name of its own, as a host that imports them all would have them. */
const together = (some: typeof subpaths): string =>
  some.map(([, source], index) => `export * as part${index} from '${source}';`).join('\n');

const load = async (contents: string): Promise<Uint8Array> =>
  (await bundleCore(contents, { core, external: ['oidc-client-ts'] })).code;
const brotliSize = async (contents: string): Promise<number> =>
  brotliCompressSync(await load(contents)).length;

const forPages = subpaths.filter(
  ([subpath]) =>
    ![
      ...FOR_SERVERS,
      ...FOR_WHO_IS_IN_CHARGE,
      ...FOR_REGISTRATION,
      ...FOR_VIDEO,
      ...FOR_THE_WORKLIST,
      ...FOR_CARE,
      ...FOR_CHARTS,
    ].includes(subpath),
);
const whole = await brotliSize(together(forPages));
const api = await brotliSize(together(forPages.filter(([subpath]) => !CLINICAL_CONTENT.includes(subpath))));
report({ name: 'core without clinical content, brotli', kind: 'bytes', value: api, budget: BUDGET_API });
report({
  name: 'clinical content on top of it, brotli',
  kind: 'bytes',
  value: whole - api,
  budget: BUDGET_CONTENT,
});
report({ name: 'core for a page, without oidc-client-ts, brotli', kind: 'bytes', value: whole });

for (const [subpath, source] of subpaths) {
  report({
    name: `${subpath} with all it needs, brotli`,
    kind: 'bytes',
    value: await brotliSize(`export * from '${source}';`),
  });
}

for (const name of ['formatDate', 'formatEpochDate', 'formatTime', 'formatAge', 'formatCalendar']) {
  const code = await load(`export { ${name} } from '${manifest.exports['./formatting']}';`);
  report({
    name: `${name} alone, gzip`,
    kind: 'bytes',
    value: gzipSync(code, { level: 9 }).length,
    budget: BUDGET_FORMATTER,
  });
}
