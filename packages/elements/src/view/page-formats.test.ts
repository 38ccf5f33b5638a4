import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASHA, answerCalls, subject } from '../../test/call-services.ts';
import { clearPage } from '../../test/search-element.ts';
import { placeStaff } from '../../test/staff-element.ts';
import { WEIGHT } from '../../test/weight.ts';
import type { ElementFormatters } from '../element-types.ts';

const logged = vi.fn<(line: unknown) => void>();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

/** Returns the first call of a history on a page with these formatters, and the reported error codes. */
async function history(formatters: unknown) {
  answerCalls();
  const placed = placeStaff('careline-call-status-history');
  const errors: unknown[] = [];
  placed.element.addEventListener('careline-error', ({ detail }) => errors.push(detail));
  placed.element.formatters = formatters as ElementFormatters;
  const row = async () => {
    const [found] = await placed.inside.findAllByRole('row', { name: /Asha Rao/ });
    return found as HTMLElement;
  };
  return { ...placed, row, errors };
}

const REFUSED = { code: 'config.invalid-formatter', retryable: false };
const inUs = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const lines = () => logged.mock.calls.map(([line]) => String(line));

it('shows dates and times as the page formats them, in the sentences around them too', async () => {
  const date = vi.fn((day: string) => day.split('-').reverse().join('.'));
  const { row, errors } = await history({ date, time: (time: string) => `${time}h` });
  expect(await row()).toHaveTextContent(/04\.01\.2026.*10:00h/);
  expect(date).toHaveBeenCalledWith('2026-01-04', { locale: 'en' });
  expect([errors, lines()]).toEqual([[], []]);
});

it('follows the page to other formatters, and back to none', async () => {
  const { element, row } = await history(null);
  expect(await row()).toHaveTextContent('04-01-2026');
  element.formatters = { date: (day) => day };
  await vi.waitFor(async () => expect(await row()).toHaveTextContent('2026-01-04'));
  element.formatters = null;
  await vi.waitFor(async () => expect(await row()).toHaveTextContent('04-01-2026'));
});

it('refuses dates that read as another day, says so once and what to do, and uses ours', async () => {
  const { element, row, errors } = await history({ date: inUs });
  expect(await row()).toHaveTextContent('04-01-2026');
  await vi.waitFor(() => expect(errors).toEqual([REFUSED]));
  element.formatters = { date: (day) => inUs(day), time: (time) => time };
  await vi.waitFor(async () => expect(await row()).toHaveTextContent(/04-01-2026.*10:00/));
  expect(errors).toEqual([REFUSED]);
  expect(lines()).toEqual([
    expect.stringMatching(/formatters\.date writes .*another day.*day before the month/),
  ]);
});

it.each<[string, unknown, RegExp]>([
  [
    'throws at one value',
    {
      date(day: string) {
        if (day === '2026-01-04') throw new Error('a mistake of the page');
        return day;
      },
    },
    /formatters\.date throws/,
  ],
  [
    'has a name that there is none of',
    { reading: () => '7' },
    /formatters\.reading is not used.*readings, units/,
  ],
  ['is no object', 'DD/MM/YYYY', /formatters is no object/],
])('uses ours when a formatter %s', async (_, formatters, sentence) => {
  const { row, errors } = await history(formatters);
  expect(await row()).toHaveTextContent('04-01-2026');
  await vi.waitFor(() => expect(errors).toContainEqual(REFUSED));
  expect(lines().join('\n')).toMatch(sentence);
  expect(lines().join('\n')).not.toContain('2026');
});

it('shows the time of a reading in the page’s format, and passes values and times on unchanged', async () => {
  answerCalls({ '/vitals/body': (asked) => ({ vitaId: subject(asked).vitaId, data: [WEIGHT] }) });
  const { element, inside } = placeStaff('careline-readings', {
    'patient-id': ASHA.vitaId,
    metric: 'weight',
  });
  element.formatters = { date: (day) => day, time: (time) => `${time}h` };
  const row = (await inside.findByRole('cell', { name: '72 kg' })).closest('tr');
  expect(row).toHaveTextContent('2026-01-05 10:00h');
  expect(element.getTable()?.[1]?.slice(0, 3)).toEqual(['05-01-2026', '10:00 am', '72 kg']);
});
