import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { USAGE } from '../../cli/usage/usage.ts';
import { environmentSchema } from './environment.ts';
import { SETTING_ROWS, settingsTable } from './settings-list.ts';

const docs = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8');
/** Read by the library of OpenTelemetry itself. */
const BY_LIBRARY = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'];
const names = SETTING_ROWS.map(({ name }) => name);

it('names every variable that the server reads, once', () => {
  expect([...names].sort()).toEqual([...Object.keys(environmentSchema.entries), ...BY_LIBRARY].sort());
});

it.each(names)('--help names %s', (name) => {
  expect(USAGE).toMatch(new RegExp(`^  ${name} {2,}\\S`, 'm'));
});

it('the table of docs/operations.md is the one of the settings: copy it from here when it fails', () => {
  expect(docs).toContain(settingsTable());
});

it.each(SETTING_ROWS.flatMap(({ name, anchor }) => (anchor === undefined ? [] : [[name, anchor]])))(
  'the heading that %s names is there',
  (_, anchor) => {
    const anchors = [...docs.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(anchors).toContain(anchor);
  },
);
