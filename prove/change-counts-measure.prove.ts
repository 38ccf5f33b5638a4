import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelEdits } from './support/catalogues.ts';
import { insertAfter, insertBefore } from './support/edits.ts';
import { expectFileCount } from './support/file-counts.ts';
import { copyTree, type Package, type TreeCopy } from './support/tree-copy.ts';

const ROW = 'packages/core/src/observations/catalogue/vital-signs.ts';
const RULE = 'packages/core/src/clinical/rules/vital-signs.ts';

const GROUP = `    group: 'vitals',\n`;
const LOINC = `    loinc: ['33452-4'],\n`;
const row = `  peakflow: metricOfOne({
    measure: 'peakFlow',
    labels: wordLabel(words.vitalSigns, 'peakFlow'),
${GROUP}    units: { 'L/min': exactly(0) },
    limits: { hard: [20, 900], soft: [200, 700], adultsOnly: true },
    decimals: 0,
${LOINC}    trend: 'peakFlow',
  }),
`;
const flag = `  'peak-flow:low': { label: wordLabel(words.vitalSignFlags, 'peak-flow:low'), act: 'doctor-today' },
`;
const labels = labelEdits(
  { room: 'observations', table: 'vitalSigns', words: { peakFlow: ['Peak flow', 'पीक फ़्लो'] } },
  {
    room: 'observations',
    table: 'vitalSignFlags',
    words: { 'peak-flow:low': ['Low peak flow', 'पीक फ़्लो कम'] },
  },
);
const ranges = `const PEAK_FLOW: readonly Range[] = [
  triage({
    measure: 'peakFlow',
    unit: 'L/min',
    decimals: 0,
    source: 'Made up for a proof',
    ...TO_CONFIRM,
    population: { months: years(16) },
    bands: [low('peak-flow:low', 'severe', 250)],
  }),
];

`;
const rule = `  peakFlow: { limits: [PEAK_FLOW] },\n`;

/** Its readings on the form, in a trend and judged, and in a laboratory's file. */
const CORE_TEST = `import { expect, it } from 'vitest';
import { readingForm } from '../calls/forms/reading-form.ts';
import { checkEntry, judgeRecord } from '#clinical';
import { flagLabel } from '#observations';
import { buildTrends, trendLabel } from '#trends';

const record = {
  id: 'r',
  metric: 'peakflow',
  timestamp: 1_768_458_600,
  values: [{ key: 'value', text: '240', unit: 'L/min' }],
  metaInfo: { updatedAt: 0, createdAt: 0, deleted: false, source: 'manual' },
};
const zone = { timeZone: 'Asia/Kolkata' };

it('has a form of one number in its unit', () => {
  expect(readingForm('peakflow').sections[0]?.fields).toMatchObject([
    { key: 'value', control: 'number', measure: 'peakFlow', units: ['L/min'], decimals: 0, required: true },
  ]);
});
it('is asked about when it is unlikely, and refused when it is impossible', () => {
  expect(checkEntry('peakFlow', 150, 'L/min').kind).toBe('unlikely');
  expect(checkEntry('peakFlow', 9999, 'L/min').kind).toBe('impossible');
});
it('is judged by its rule, in words of both languages', () => {
  const { flag, level } = judgeRecord(record, { sex: 'male', birthDate: '1970-01-10' }, zone);
  expect([flag?.code, flag?.act, level]).toEqual(['peak-flow:low', 'doctor-today', 'review']);
  expect([flagLabel('peak-flow:low'), flagLabel('peak-flow:low', 'hi')]).toEqual(['Low peak flow', 'पीक फ़्लो कम']);
});
it('has a trend of its own', () => {
  const [trend] = buildTrends([record], zone).trends;
  expect(trend?.definition.key).toBe('peakFlow');
  expect(trend && trendLabel(trend.definition, 'hi')).toBe('पीक फ़्लो');
  expect(trend?.lines[0]?.points).toHaveLength(1);
});
`;

const SERVER_TEST = `import { addVitalEndpoints, readMetricEndpoints } from '@careline/core/internal/metrics';
import { expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { isImplausible } from '../import/readings/living-limits.ts';
import { readReading } from '../import/readings/read-reading.ts';
import { readRows } from '../import/files/read-rows.ts';
import { readingRowSchema } from '../import/readings/reading-row.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const NOW = 1_760_000_000;

it.each(databasesOfRun)('is stored and read on the $kind database', async ({ open }) => {
  const database = await open();
  try {
    const clinic = await aClinic(database.db);
    const call = clinicalCalls(database, clinic, { now: NOW });
    const person = aPerson(clinic);
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
    const data = {
      id: newId(),
      metric: 'peakflow' as const,
      timestamp: NOW - 60,
      values: [{ key: 'value', text: '310', unit: 'L/min' }],
      metaInfo: { updatedAt: NOW - 5 },
    };
    await call(addVitalEndpoints.peakflow, { openPatient: person.id, body: { data } });
    const query = { from: '0', to: '4000000000' };
    const answer = await call(readMetricEndpoints.peakflow, { openPatient: person.id, query });
    expect(answer.data).toMatchObject([{ metric: 'peakflow', values: [{ text: '310', unit: 'L/min' }] }]);
  } finally {
    await database.remove();
  }
});

it('is known by its LOINC code in a file', () => {
  const line = JSON.stringify({
    ...{ source: 's', id: '1', patient: 'p', status: 'final', system: 'http://loinc.org', code: '33452-4' },
    ...{ value: 310, unit: 'L/min', effectiveDateTime: '2014-08-23T16:41:21+00:00' },
  });
  const [row] = readRows([line], readingRowSchema).rows;
  const { reading } = row ? readReading(row.row, 'Asia/Kolkata') : {};
  expect(reading).toMatchObject({ metric: 'peakflow', values: [{ key: 'value', text: '310' }] });
  expect(isImplausible('peakflow', 'value', 5, 'L/min')).toBe(true);
});
`;

const UI_TEST = `import type { MetricsClient } from '@careline/core/internal/metrics';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aPatient } from '../../../test/people.ts';
import { AddReading } from './index.ts';

it.each([
  ['en', 'Peak flow'],
  ['hi', 'पीक फ़्लो'],
])('is offered on the form in %s and sent', async (locale, name) => {
  const add = vi.fn<MetricsClient['add']>(async (_, __, { id }) => ({ id, createdAt: 1 }));
  const patient = aPatient();
  const common = { patient, vitaId: patient.vitaId, onAdded: vi.fn(), onClose: vi.fn() };
  renderUi(<AddReading {...common} metrics={{ add }} now={() => Date.UTC(2026, 10, 21, 6, 30)} />, { locale });
  const [choice] = screen.getAllByRole('combobox');
  if (!choice) throw new Error('no choice of what is added');
  const [vitals] = within(choice).getAllByRole('group');
  expect(vitals && within(vitals).getByRole('option', { name })).toBeTruthy();
  await userEvent.selectOptions(choice, 'peakflow');
  const field = screen.getAllByLabelText(new RegExp('^' + name)).find((one) => one.checkVisibility());
  if (!field) throw new Error('no field');
  await userEvent.fill(field, '420');
  await userEvent.click(screen.getByRole('button', { name: locale === 'en' ? 'Add' : /^जोड़ें/ }));
  await vi.waitFor(() => expect(add.mock.lastCall?.[1]).toBe('peakflow'));
  expect(add.mock.lastCall?.[2].values).toMatchObject([{ text: '420', unit: 'L/min' }]);
});
`;

/** Tests with an example of every flag, which the compiler requires for a new one. */
const EXAMPLES = [
  'packages/console/server/test/patients/safety-grid.ts',
  'packages/core/src/clinical/flag-code.test.ts',
];

describe('a new vital sign', () => {
  let tree: TreeCopy;
  beforeAll(async () => {
    tree = await copyTree();
  });
  afterAll(() => tree?.remove());

  /** Returns the files with a type error, by path from the root. */
  async function faulty(...packages: readonly Package[]) {
    const { output } = await tree.types(...packages);
    const files = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
    return { files: [...new Set(files)].toSorted(), output };
  }

  it('does not compile without its group, its codes, its labels or its rule', async () => {
    tree.edit(ROW, insertBefore('  temperature: metricOfOne({', row));
    expect((await faulty('core')).files).toContain(ROW);
    // Each catalogue alone: the row lacks its label, or the other language lacks the word.
    for (const [path, edit] of Object.entries(labels)) {
      expect((await faulty('core')).output).toMatch(/'peakFlow'|"peakFlow"/);
      tree.edit(path, edit);
    }
    const withoutRule = await faulty('core');
    expect(withoutRule.output).toMatch(/rules-of\.ts.*'peakFlow' is missing/);
    for (const line of [GROUP, LOINC]) {
      tree.edit(ROW, (text) => text.replace(row, row.replace(line, '')));
      expect((await faulty('core')).files).toContain(ROW);
      tree.edit(ROW, (text) => text.replace(row.replace(line, ''), row));
    }
    tree.edit(RULE, insertBefore('export const VITAL_SIGN_RULES', ranges));
    tree.edit(RULE, insertAfter('export const VITAL_SIGN_RULES = {\n', rule));
    expect((await faulty('core')).files).toEqual([RULE]);
  });

  it('touches as many files as documented, and everything but the examples of each flag compiles', async () => {
    tree.edit(ROW, insertAfter('export const VITAL_SIGN_FLAGS = {\n', flag));
    expectFileCount('a vitals metric', tree.changed());
    const { files, output } = await faulty();
    expect(files, output).toEqual(EXAMPLES);
  });

  it.each([
    ['core', 'packages/core/src/trends/peak-flow.test.ts', CORE_TEST],
    ['server', 'packages/console/server/src/observations/peak-flow.test.ts', SERVER_TEST],
    ['ui', 'packages/ui/src/readings/add-reading/peak-flow.test.tsx', UI_TEST],
  ])('is typed, sent, stored, imported, judged and drawn: %s', async (project, path, test) => {
    tree.add(path, test);
    const { status, output } = await tree.run('vitest', 'run', '--project', project, 'peak-flow');
    expect(status, output).toBe(0);
  });
});
