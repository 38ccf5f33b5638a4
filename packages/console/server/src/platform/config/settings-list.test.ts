import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { USAGE } from '../../cli/usage/usage.ts';
import { environmentSchema } from './environment.ts';
import { SETTING_ROWS, settingsTable } from './settings-list.ts';

const PAGE = fileURLToPath(new URL('../../../../../../docs/operations/settings.md', import.meta.url));
const HEAD = `# Settings

<!-- Written by settings-list.test.ts, run with --update. -->
All settings are environment variables; \`npm start -- --help\` lists them too. An empty variable counts as unset. If a setting is invalid or
contradicts another, the server refuses to start and says what to write instead. Settings are read at the start only.

`;
const FOOT = `

Demo people and accounts exist only in an embedded data folder, and such a server listens on loopback only. With \`DATABASE_URL\`,
\`OIDC_ISSUER\` or \`CARELINE_DEMO=off\` there are none, and \`CARELINE_ORIGIN\` is required.
`;
/** Read by the OpenTelemetry library itself. */
const BY_LIBRARY = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'];
const names = SETTING_ROWS.map(({ name }) => name);

it('names every variable that the server reads, once', () => {
  expect([...names].sort()).toEqual([...Object.keys(environmentSchema.entries), ...BY_LIBRARY].sort());
});

it.each(names)('--help names %s', (name) => {
  expect(USAGE).toMatch(new RegExp(`^  ${name} {2,}\\S`, 'm'));
});

it('docs/operations/settings.md lists them', async () => {
  await expect(HEAD + settingsTable() + FOOT).toMatchFileSnapshot(PAGE);
});
