import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, aCall, answerCalls, BINDU, COACH } from '../../test/call-services.ts';
import { clearPage } from '../../test/search-element.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { CallStatusHistoryElement } from './element.ts';

afterEach(clearPage);

type Placed = PlacedElement<CallStatusHistoryElement>;

const history = (attributes: Readonly<Record<string, string>> = {}): Placed =>
  placeStaff('careline-call-status-history', attributes);

const details = ({ heard }: Placed, type: string) =>
  heard.filter((one) => one.type === type).map(({ detail }) => detail);

const queries = (asked: ReturnType<typeof answerCalls>) =>
  asked
    .filter(({ path }) => path === '/calllog/list')
    .map(({ query }) => {
      query.delete('limit');
      return Object.fromEntries(query);
    });

it('lists the calls of the facility and reports their number to the page', async () => {
  answerCalls();
  const placed = history();
  expect(await placed.inside.findByText('Asha Rao')).toBeVisible();
  expect(details(placed, 'careline-history-loaded')).toEqual([{ count: 2, total: 7 }]);
  expect(JSON.stringify(placed.heard) + placed.element.outerHTML).not.toMatch(/Asha|Bindu/);
});

it('reports the total with every page, and counts no page of an export', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const asked = answerCalls({
    '/calllog/list': ({ query }) =>
      query.get('after')
        ? { data: [aCall(2)], total: null, next: null }
        : { data: [aCall(1)], total: 2, next: 'k' },
  });
  const placed = history();
  const totals = [
    { count: 1, total: 2 },
    { count: 1, total: 2 },
  ];
  await vi.waitFor(() => expect(details(placed, 'careline-history-loaded')).toEqual(totals));
  await userEvent.click(await placed.inside.findByRole('button', { name: 'Export as CSV' }));
  expect(await placed.inside.findByText('2 rows were exported')).toBeVisible();
  expect(queries(asked).filter((query) => query.export)).toHaveLength(2);
  expect(details(placed, 'careline-history-loaded')).toEqual(totals);
  vi.restoreAllMocks();
});

it('requests by its attributes, and leaves out what the server would refuse', async () => {
  const asked = answerCalls({ '/calllog/list': () => ({ data: [aCall(1)], total: 1, next: null }) });
  const attributes = {
    'patient-id': ASHA.vitaId,
    from: '2026-01-01',
    to: 'yesterday',
    'call-type': 'ad-hoc',
  };
  const { element, inside } = history(attributes);
  await inside.findAllByText('Asha Rao');
  expect(queries(asked)).toEqual([{ vitaId: ASHA.vitaId, from: '2026-01-01', callType: 'ad-hoc' }]);
  element.removeAttribute('patient-id');
  await vi.waitFor(() => expect(queries(asked).at(-1)).toEqual({ from: '2026-01-01', callType: 'ad-hoc' }));
});

it('reflects the user’s filters in its properties', async () => {
  const asked = answerCalls({ '/calllog/list': () => ({ data: [aCall(1)], total: 1, next: null }) });
  const placed = history({ 'patient-id': ASHA.vitaId });
  await userEvent.click(await placed.inside.findByRole('button', { name: /all patients/i }));
  await vi.waitFor(() => expect(placed.element.patientId).toBe(''));
  expect(details(placed, 'careline-filters-change')).toEqual([{ filters: {} }]);
  await vi.waitFor(() => expect(queries(asked).at(-1)).toEqual({}));
});

it('asks the page before it opens a call, which may show it itself', async () => {
  answerCalls();
  const placed = history();
  const open = async () => {
    const [row] = await placed.inside.findAllByRole('button', { name: /Asha Rao/ });
    await userEvent.click(row as HTMLElement);
  };
  placed.element.addEventListener('careline-call-select', (event) => event.preventDefault(), { once: true });
  await open();
  expect(details(placed, 'careline-call-select')).toEqual([{ callId: aCall(1).id }]);
  expect(placed.inside.queryByRole('dialog')).toBeNull();
  await open();
  expect(await placed.inside.findByRole('dialog')).toBeVisible();
  expect(placed.element.callId).toBe(aCall(1).id);
});

it('is refused for a token without its right', async () => {
  const asked = answerCalls({ '/profile': () => ({ data: { ...COACH, scopes: ['prohealth', 'search'] } }) });
  const placed = history();
  expect(await placed.inside.findByText(/You do not have access to this here/)).toBeVisible();
  expect(queries(asked)).toEqual([]);
});

it.each([
  ['status', { status: 'unfinished' }, { status: 'unfinished' }],
  ['status nobody knows', { status: 'lost' }, {}],
  ['author', { 'author-id': COACH.sub }, { authorId: COACH.sub }],
  ['author that is no id', { 'author-id': 'me' }, {}],
  ['order', { sort: 'patient' }, { sort: 'patient' }],
  ['order nobody knows', { sort: 'colour' }, {}],
])('filters by its %s', async (_, attributes, query) => {
  const asked = answerCalls({ '/calllog/list': () => ({ data: [aCall(1)], total: 1, next: null }) });
  const { element, inside } = history(attributes as Readonly<Record<string, string>>);
  await inside.findAllByText('Asha Rao');
  expect(queries(asked)).toEqual([query]);
  for (const name of Object.keys(attributes)) element.removeAttribute(name);
  if (Object.keys(query).length > 0) await vi.waitFor(() => expect(queries(asked).at(-1)).toEqual({}));
});

it('shows one patient’s calls with its own search, with the right to search', async () => {
  const data = [{ ...BINDU, phoneEnding: '39', programmes: ['ahc'], matchedOn: 'name' }];
  const asked = answerCalls({ '/user/list': () => ({ data, next: null }) });
  const { element, inside } = history();
  await userEvent.click(await inside.findByRole('button', { name: 'Choose a patient' }));
  await userEvent.fill(await inside.findByRole('combobox', { name: /patient/i }), 'Bindu');
  await userEvent.click(await inside.findByRole('option', { name: /Bindu Menon/ }));
  await userEvent.click(await inside.findByRole('button', { name: /^Yes, / }));
  await vi.waitFor(() => expect(element.patientId).toBe(BINDU.vitaId));
  await vi.waitFor(() => expect(queries(asked).at(-1)).toEqual({ vitaId: BINDU.vitaId }));
});

it('offers no search for a token without its right', async () => {
  const scopes = ['prohealth', 'call-status-history'];
  answerCalls({ '/profile': () => ({ data: { ...COACH, scopes } }) });
  const { inside } = history();
  await inside.findByText('Asha Rao');
  expect(inside.queryByRole('button', { name: 'Choose a patient' })).toBeNull();
});

it('shows the columns that the page wants, and always the patient', async () => {
  answerCalls();
  const { element, inside } = history({ columns: 'outcome nothing when' });
  await inside.findByText('Asha Rao');
  const heads = () => inside.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent);
  const all = 7;
  expect(heads()).toHaveLength(3);
  expect(inside.getAllByRole('gridcell').length % 2).toBe(0);
  element.columns = [];
  await vi.waitFor(() => expect(heads()).toHaveLength(all));
});

it('accepts all filters at once, and reflects the active ones', async () => {
  const asked = answerCalls();
  const placed = history({ programme: 'ahc' });
  await placed.inside.findByText('Asha Rao');
  expect(placed.element.filters).toEqual({ programme: 'ahc' });
  placed.element.filters = { vitaId: ASHA.vitaId, status: 'reached' };
  await vi.waitFor(() => expect(queries(asked).at(-1)).toEqual({ vitaId: ASHA.vitaId, status: 'reached' }));
  expect([placed.element.programme, placed.element.patientId]).toEqual(['', ASHA.vitaId]);
  placed.element.status = '';
  await vi.waitFor(() => expect(placed.element.filters).toEqual({ vitaId: ASHA.vitaId }));
});
