// spec: 5, 105, 200, readings-agree

import { HttpError } from '@careline/core/internal/http';
import type { MetricRecord } from '@careline/core/internal/metrics';
import {
  buildTrends,
  createTrendFlags,
  type ReadingsView,
  sortReadings,
} from '@careline/core/internal/trends';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi, wholeText } from '#test';
import { aStoredGoal } from '../../../test/patient-care.ts';
import { KOLKATA, personId } from '../../../test/people.ts';
import {
  EXPECTING,
  FACED_RECORDS,
  INFANT,
  INFANT_RECORDS,
  OTHER_READINGS,
  PREGNANCY_RECORDS,
  READING_RECORDS,
  someReadings,
} from '../../../test/readings.ts';
import { MAN, MANY_WEIGHTS } from '../../../test/trends.ts';
import { type OpenTrend, ReadingsViewer, type ReadingsViewerProps } from './index.ts';

const saved: { readonly name: string; readonly text: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: last?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => vi.restoreAllMocks());

/** 10 December 2023. */
const now = () => Date.parse('2023-12-10T06:00:00Z');

function Stateful({ view: first, onViewChange, ...props }: ReadingsViewerProps) {
  const [view, setView] = useState<ReadingsView>(first);
  const change = (next: ReadingsView) => {
    onViewChange(next);
    setView(next);
  };
  return <ReadingsViewer {...props} view={view} onViewChange={change} />;
}

function show(props: Partial<ReadingsViewerProps> & { locale?: string } = {}) {
  const { locale, ...rest } = props;
  const onViewChange = vi.fn();
  const onRetry = vi.fn();
  renderUi(
    <Stateful
      vitaId={personId(1)}
      readings={someReadings()}
      onRetry={onRetry}
      view={{ range: 'all' }}
      onViewChange={onViewChange}
      exportName="readings-CL0000000017"
      {...rest}
    />,
    { now, locale },
  );
  return { onViewChange, onRetry };
}

const open = (trend: string, more: Partial<ReadingsView> = {}) =>
  show({ view: { range: 'all', trend, ...more } });
const rowOf = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};
const rowTexts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
/** Splits an RFC 4180 line. Does not support line breaks inside cells. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
const headTexts = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

// Loads on-demand parts before the first test.
beforeAll(async () => {
  open('weight');
  await screen.findByRole('table');
  cleanup();
  show();
  await screen.findByRole('region', { name: 'Other readings' });
  cleanup();
});

it('puts the user’s pinned trends first, and pins from a row', async () => {
  const onToggle = vi.fn();
  show({ first: { metrics: ['hba1c', 'body'], onToggle } });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names[0]).toBe('HbA1c');
  expect(names[1]).toBe('Weight');
  await userEvent.click(rowOf('HbA1c').getByRole('button', { name: 'Show HbA1c in its usual place' }));
  await userEvent.click(
    rowOf('Blood Pressure').getByRole('button', { name: 'Show Blood Pressure first', pressed: false }),
  );
  expect(onToggle.mock.calls).toEqual([['hba1c'], ['bloodpressure']]);
});

describe('a goal', () => {
  it('is drawn and described, in the unit that is shown, and removes no flag', async () => {
    const target = { comparator: '<', text: '9', unit: '%' };
    const goals = [aStoredGoal({ target }), aStoredGoal({ id: personId(72), status: 'achieved' })];
    show({ goals, view: { range: 'all', trend: 'hba1c' } });
    const sentence = /^Goal: HbA1c below 9% by 31 Dec'26\. The last value, [78]\.\d%, reaches it\.$/;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('slider')).toHaveAccessibleDescription(
      expect.stringContaining('Goal: HbA1c below 9%'),
    );
    expect(screen.getByText('Goal: below 9%')).toBeVisible();
    expect(screen.getAllByText(/Diabetes range/).length).toBeGreaterThan(0);
  });
});

describe('the list of measures', () => {
  it('are in clinical order', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Blood Pressure',
      'Blood Glucose',
      'HbA1c',
      'Weight',
      'Height',
      'SpO2',
      'Hemoglobin',
      'Lipid',
    ]);
  });

  it('show both numbers of a pressure as one, with the day and the change', () => {
    show();
    const pressure = rowOf('Blood Pressure');
    expect(pressure.getByText('128/80 mmHg')).toBeVisible();
    expect(pressure.getByText(wholeText('in range 101–129 / 60–84 mmHg'))).toBeVisible();
    expect(pressure.getByText("12 Oct'23")).toBeVisible();
    expect(pressure.getByText('\u221216 / \u221210 since the previous one')).toBeVisible();
    expect(pressure.getByText('8 values')).toBeVisible();
  });

  it('show each meal situation and each part of a panel separately, with its flag as text', () => {
    show();
    expect(rowOf('Blood Glucose').getByText('Fasting')).toBeVisible();
    expect(rowOf('Blood Glucose').getByText('188 mg/dL')).toBeVisible();
    expect(rowOf('Blood Glucose').getByText('5 values · 1 not on the chart')).toBeVisible();
    expect(rowOf('Lipid').getByText('41 mg/dL')).toBeVisible();
    expect(rowOf('Lipid').getByText('Borderline high')).toBeVisible();
    expect(rowOf('HbA1c').getByText('Diabetes range')).toBeVisible();
    expect(rowOf('Hemoglobin').getByText('1 not on the chart')).toBeVisible();
  });

  it('distinguish values in range from those without a rule', () => {
    show();
    expect(rowOf('SpO2').getByText(wholeText('in range ≥ 96%'))).toBeVisible();
    expect(rowOf('Height').getByText('not judged: no limits defined')).toBeVisible();
    expect(rowOf('Weight').getByText('not judged: no limits defined')).toBeVisible();
  });

  it('open their trend by keyboard, and the way back returns to them', async () => {
    const { onViewChange } = show();
    screen.getByRole('button', { name: 'Weight' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onViewChange).toHaveBeenLastCalledWith({ range: 'all', trend: 'weight' });
    expect(screen.getByRole('heading', { level: 2, name: 'Weight' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'All readings' }));
    expect(screen.getByRole('button', { name: 'Weight' })).toHaveFocus();
  });

  it('are followed by everything that has no trend', async () => {
    show();
    expect(screen.getByRole('region', { name: 'Records without a value' })).toHaveTextContent(
      'Discharge summary',
    );
    const others = screen.getByRole('region', { name: 'Other readings' });
    expect(others).toHaveTextContent('Leukocytes in blood 6690-27.1 ×10³/µLnot judged: no limits defined');
    expect(others).toHaveTextContent('72166-2Never smoked');
    await userEvent.click(screen.getByText('2 readings that do not count: removed, replaced or in doubt'));
    expect(screen.getByText('Replaced by a correction')).toBeVisible();
    expect(screen.getByText('Withdrawn: entered in error')).toBeVisible();
    expect(screen.getByText('28.6 kg')).toBeVisible();
  });

  it('use Hindi', () => {
    show({ locale: 'hi' });
    expect(rowOf('रक्तचाप').getByText('8 मान')).toBeVisible();
    expect(screen.getByRole('region', { name: 'अन्य माप' })).toBeVisible();
  });
});

describe('one trend', () => {
  it('is summarised in text that describes its chart', async () => {
    open('bloodPressure');
    const chart = await screen.findByRole('slider', { name: /Blood Pressure/ });
    expect(chart).toHaveAccessibleDescription(
      /Systolic: 8 values from 5 Jan'23 to 12 Oct'23\. Last: 128 mmHg, in range 101–129 mmHg\. Lowest 126 mmHg, highest 186 mmHg\./,
    );
  });

  it('has each flag below its value if there is no room for a column of flags', async () => {
    await page.viewport(360, 800);
    open('bloodPressure');
    await expect.poll(headTexts).toEqual(['Date', 'As entered', 'By', 'Source']);
    expect(rowTexts()[0]?.[1]).toBe('128/80 mmHgin range 101–129 / 60–84 mmHg');
    await page.viewport(1440, 900);
  });

  it('is a table of value, time, author and source', () => {
    open('bloodPressure');
    expect(headTexts()).toEqual(['Date', 'As entered', 'Flag', 'By', 'Source']);
    const [first] = rowTexts();
    expect(first?.slice(0, 3)).toEqual([
      '12-10-2023 10:00 am',
      '128/80 mmHg',
      'in range 101–129 / 60–84 mmHg',
    ]);
    expect(rowTexts()).toHaveLength(8);
  });

  it('is sorted by date in both directions, and says so', async () => {
    open('bloodPressure');
    await userEvent.click(screen.getByRole('button', { name: 'Date' }));
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
    expect(rowTexts()[0]?.[1]).toBe('126/82 mmHg');
  });

  it('is shown in another unit next to the entered one, and no flag changes', async () => {
    open('bloodGlucose');
    const flags = () => rowTexts().map((cells) => cells[headTexts().indexOf('Flag')]);
    const before = flags();
    expect(before.filter(Boolean).length).toBeGreaterThan(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'mmol/L');
    expect(headTexts()).toContain('In mmol/L');
    expect(rowTexts().map((cells) => cells[1])).toContain('98 mg/dL');
    expect(rowTexts().map((cells) => cells[2])).toContain('5.4 mmol/L');
    expect(flags()).toEqual(before);
  });

  it('of a single value shows its day, and no period', async () => {
    const records = READING_RECORDS.filter(({ metric }) => metric === 'bloodpressure').slice(0, 1);
    show({ readings: someReadings({ records }), view: { range: 'all', trend: 'bloodPressure' } });
    expect(await screen.findByText(/^Systolic: 1 value, \d+ \S+'23: \d+ mmHg, /)).toBeVisible();
    expect(screen.queryByText(/1 value from/)).toBeNull();
  });

  it('has a column for notes if there are any', () => {
    open('weight');
    expect(headTexts()).toContain('Note');
    expect(rowTexts().some((cells) => cells.includes('After breakfast, at home'))).toBe(true);
  });

  it('has a column for each part of a panel', () => {
    open('lipid');
    expect(headTexts()).toContain('LDL cholesterol, as entered');
    expect(rowTexts()[0]).toContain('118 mg/dL');
  });

  it('lists values that are not on the chart with the reason, in the table too', () => {
    open('bloodGlucose');
    expect(screen.getByRole('region', { name: 'Not on the chart: 1' })).toHaveTextContent(
      '110 furlongnot judged: unit not understood',
    );
    expect(rowTexts().some((cells) => cells.includes('110 furlong'))).toBe(true);
  });

  it.each([
    ['3 months', 1],
    ['1 month', 0],
    ['1 year', 8],
  ])('over %s has %i rows', async (range, count) => {
    open('bloodPressure');
    await userEvent.click(screen.getByText(range));
    expect(screen.queryAllByRole('rowheader')).toHaveLength(count);
  });

  it('without a value in a period links back to all', async () => {
    const { onViewChange } = open('bloodPressure', { range: 'month' });
    expect(await screen.findByText('No values in this period')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all times' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ range: 'all', trend: 'bloodPressure' });
    expect(screen.getAllByRole('rowheader')).toHaveLength(8);
  });

  it('over a custom period starts with the visible dates, and keeps them in the view', async () => {
    const { onViewChange } = open('bloodPressure');
    await userEvent.click(screen.getByText('Custom dates'));
    expect(onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ range: 'own', from: '2022-12-30', to: '2023-10-18' }),
    );
    await userEvent.fill(screen.getByLabelText('To'), '2023-02-28');
    expect(screen.queryAllByRole('rowheader')).toHaveLength(2);
  });

  it('that does not exist is reported, with the list of existing ones', () => {
    open('respiration');
    expect(screen.getByText('There is no such trend among these readings.')).toBeVisible();
    expect(rowOf('Weight').getByText('3 values · 1 not on the chart')).toBeVisible();
  });

  it('of twenty thousand values is read in pages', async () => {
    show({
      readings: someReadings({ records: MANY_WEIGHTS, other: [] }),
      view: { range: 'all', trend: 'weight' },
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('51 to 100 of 20,000')).toBeVisible();
    expect(screen.getByRole('table').querySelectorAll('*').length).toBeLessThan(1200);
  });
});

it('is navigated by keyboard alone: measure, unit, values, table, and back', async () => {
  show();
  screen.getByRole('button', { name: 'Blood Glucose' }).focus();
  await userEvent.keyboard('{Enter}');
  const walked: string[] = [];
  for (let stop = 0; stop < 30; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) break;
    walked.push(activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '');
    if (activeElement.getAttribute('role') !== 'slider') continue;
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(activeElement).toHaveAttribute(
      'aria-valuetext',
      "14 Feb'23, 10:00 am, Fasting 141 mg/dL, Diabetes range, 2 of 5",
    );
  }
  expect(walked).toContain('Blood Glucose, course over time');
  expect(walked).toContain('Export as CSV');
  expect(walked).toContain('Date');
  screen.getByRole('button', { name: 'All readings' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Blood Glucose' })).toHaveFocus();
});

describe('the file of a trend', () => {
  const csv = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    const lines = ((await saved[0]?.text) ?? '')
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    return lines.map(cellsOf);
  };

  it.each(['bloodPressure', 'bloodGlucose', 'weight', 'lipid', 'hemoglobin'])(
    'of %s has the rows of the table, value by value',
    async (trend) => {
      open(trend);
      const table = rowTexts();
      const [heads, ...rows] = await csv();
      expect(rows).toHaveLength(table.length);
      const date = heads?.indexOf('Date') ?? -1;
      const time = heads?.indexOf('Time') ?? -1;
      rows.forEach((row, index) => {
        expect([row[date], row[time]].filter(Boolean).join(' ')).toBe(table[index]?.[0]);
        for (const head of headTexts().slice(1)) {
          // Flags are ordered differently there, and the file has a numeric column for each line.
          if (!head || head === 'Flag' || head.startsWith('In ')) continue;
          // A dash in the table is an empty cell in the file.
          const cell = table[index]?.[headTexts().indexOf(head)];
          expect(row[heads?.indexOf(head) ?? -1]).toBe(cell === '-' ? '' : cell);
        }
      });
    },
  );

  it.each([
    [
      'bloodPressure',
      [
        '192/78 mmHg',
        'Systolic: Dangerously high blood pressure · Speak to the doctor today; Diastolic: in range 60–84 mmHg',
      ],
      ['118/76 mmHg', 'in range 101–129 / 60–84 mmHg'],
    ],
    ['urineGlucose', ['Nil', 'not judged: no limits defined'], ['Nil', 'not judged: no limits defined']],
    ['rapidTest.malaria', ['Positive', 'This result needs a doctor · Speak to the doctor today']],
  ])('says the status of each value of %s, with what to do', async (trend, ...expected) => {
    show({ readings: someReadings({ records: FACED_RECORDS, other: [] }), view: { range: 'all', trend } });
    await screen.findByRole('table');
    const [heads = [], ...rows] = await csv();
    expect(rows.map((row) => [row[heads.indexOf('As entered')], row[heads.indexOf('Flag')]])).toEqual(
      expected,
    );
    // Values in words are not on a chart and have no numeric column.
    const isDrawn = trend === 'bloodPressure';
    expect(heads.some((head) => head.includes(' in '))).toBe(isDrawn);
    expect(screen.queryByRole('slider') !== null).toBe(isDrawn);
  });

  it('has every value of every record of its metric, drawn or not', async () => {
    open('weight');
    const rows = await csv();
    const ids = rows.slice(1).map((row) => row.at(-1));
    expect(ids.toSorted()).toEqual(
      READING_RECORDS.filter(({ values }) => values.some(({ key }) => key === 'weight'))
        .map(({ id }) => id)
        .sort(),
    );
    expect(saved[0]?.name).toBe('readings-CL0000000017-weight-2023-12-10.csv');
  });

  it('has every digit of a computed value, while the page shows those of the metric', async () => {
    const values = [
      { key: 'systolic', text: '143.74006827565012', unit: 'mmHg' },
      { key: 'diastolic', text: '99.35604151692384', unit: 'mmHg' },
    ];
    const records = READING_RECORDS.filter(({ metric }) => metric === 'bloodpressure').slice(0, 1);
    const computed = records.map((record): MetricRecord => ({ ...record, values }));
    show({ readings: someReadings({ records: computed }), view: { range: 'all', trend: 'bloodPressure' } });
    expect(rowTexts()[0]?.[1]).toBe('144/99 mmHg');
    screen.getByText(/Numbers with many decimals are rounded here/);
    const [heads = [], row = []] = await csv();
    const cell = (head: string) => row[heads.indexOf(head)];
    expect(cell('As entered')).toBe('143.74006827565012/99.35604151692384 mmHg');
    expect(cell('Systolic in mmHg')).toBe('143.74006827565012');
  });

  it('contains no formula', async () => {
    const author = '=HYPERLINK("http://x")';
    const records = READING_RECORDS.map((record): MetricRecord => ({ ...record, author }));
    show({ readings: someReadings({ records }), view: { range: 'all', trend: 'weight' } });
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await saved[0]?.text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });
});

it('shows every stored reading in exactly one place', () => {
  const { records, other, withheld } = sortReadings(READING_RECORDS, OTHER_READINGS);
  const { trends, bare } = buildTrends(records, { timeZone: KOLKATA });
  const drawn = trends.flatMap(({ lines, unplaced }) => [
    ...lines.flatMap(({ points }) => points),
    ...unplaced,
  ]);
  const values = records.reduce((sum, record) => sum + record.values.length, 0);
  expect(drawn).toHaveLength(values);
  expect(records.length + other.length + withheld.length).toBe(
    READING_RECORDS.length + OTHER_READINGS.length,
  );
  expect(bare.map(({ id }) => id)).toEqual(['report-5']);
  expect(createTrendFlags({ person: MAN, timeZone: KOLKATA })).toBeDefined();
});

describe('a requested part of a trend', () => {
  const parts = () => ({
    chart: screen.queryByRole('region', { name: 'Weight' }) !== null,
    table: screen.queryByRole('table') !== null,
  });
  const ofWeight = { range: 'all', trend: 'weight' } as const;

  it.each([
    ['chart', 'chart', ofWeight, { chart: true, table: false }],
    ['table', 'table', ofWeight, { chart: false, table: true }],
    ['both', undefined, ofWeight, { chart: true, table: true }],
    [
      'table without a row in that time',
      'table',
      { trend: 'weight', range: 'own', from: '1950-01-01', to: '1950-01-02' },
      { chart: true, table: false },
    ],
  ] as const)('shows the %s', (_, only, view, shown) => {
    show({ only, view });
    expect(parts()).toEqual(shown);
  });

  it('gives its table and its file to its owner while it is open', async () => {
    const openTrend = createRef<OpenTrend>();
    show({ openTrend });
    expect(openTrend.current).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Weight' }));
    expect(openTrend.current?.cells()[0]?.slice(0, 2)).toEqual(['Date', 'Time']);
    openTrend.current?.saveFile();
    const lines = (await saved[0]?.text)?.trimEnd().split(/\r\n/);
    expect(lines).toHaveLength(openTrend.current?.cells().length ?? 0);
    await userEvent.click(screen.getByRole('button', { name: 'All readings' }));
    expect(openTrend.current).toBeNull();
  });
});

describe('on paper', () => {
  it('every row of a trend is printed, with the patient and the dates', () => {
    show({
      readings: someReadings({ records: MANY_WEIGHTS.slice(0, 120), other: [] }),
      view: { range: 'all', trend: 'weight' },
      printHead: <p>Asha Rao, CL0000000017</p>,
    });
    expect(screen.getAllByRole('rowheader')).toHaveLength(50);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = screen.getAllByRole('table', { hidden: true }).at(-1);
    expect(paper?.querySelectorAll('tbody tr')).toHaveLength(120);
    expect(document.body).toHaveTextContent('Asha Rao, CL0000000017');
    expect(document.body).toHaveTextContent('Printed: 10-12-2023 11:30 am');
    expect(document.body).toHaveTextContent('Days: 04-01-2023 to 08-01-2023');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
  });
});

describe('a weight', () => {
  it('in pregnancy shows the gain and the recommended gain', () => {
    show({
      readings: someReadings({ records: PREGNANCY_RECORDS, other: [], course: EXPECTING }),
      view: { range: 'all', trend: 'weight' },
    });
    expect(
      screen.getByText(
        /^Gain in the pregnancy due on 04-07-2023: \+6\.7 kg from .* Recommended by term: 10 to 12 kg\./,
      ),
    ).toBeVisible();
  });

  it('of a child is shown against the growth standard', async () => {
    show({
      readings: someReadings({ records: INFANT_RECORDS, other: [], course: INFANT }),
      view: { range: 'all', trend: 'weight' },
    });
    expect(await screen.findByText('WHO median')).toBeInTheDocument();
    expect(
      screen.getByText(/the WHO growth standard, weight for age, from birth to five years/),
    ).toBeVisible();
  });
});

describe('missing data', () => {
  const failure = new HttpError({ failure: 'timeout', endpoint: 'metric/lipid', requestId: 'req-7' });

  it('is announced while it loads', () => {
    show({ readings: someReadings({ phase: 'loading', records: [], other: [], course: undefined }) });
    expect(screen.getByText('Loading the readings')).toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    const { onRetry } = show({ readings: someReadings({ phase: 'failed', records: [], error: failure }) });
    expect(screen.getByText('The readings could not be loaded')).toBeVisible();
    expect(screen.getByText(/req-7/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is named for each part, next to the loaded data', () => {
    show({ readings: someReadings({ missing: ['lipid', 'other'], error: failure }) });
    expect(screen.getByText(/^Could not be loaded: Lipid, other readings\./)).toBeVisible();
    expect(rowOf('Weight').getByText('81.9 kg')).toBeVisible();
  });

  it('is reported after a failed refresh, and for unreadable records', () => {
    show({ readings: someReadings({ error: failure, unreadable: 2 }) });
    expect(screen.getByText(/could not be refreshed/)).toBeVisible();
    expect(screen.getByText('2 readings cannot be shown by this version.')).toBeVisible();
  });

  it('is an invitation to add when nothing is stored', async () => {
    const onAdd = vi.fn();
    show({ readings: someReadings({ records: [], other: [] }), onAdd });
    expect(screen.getByText('No readings yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a reading' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith();
  });

  it('can be added from a trend with its metric, with the right', async () => {
    const onAdd = vi.fn();
    show({ onAdd, view: { range: 'all', trend: 'weight' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add a reading' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('body');
  });
});
