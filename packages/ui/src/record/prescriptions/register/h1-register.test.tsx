import type { H1Entry } from '@careline/core/internal/prescriptions';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../../../test/fake-http.ts';
import { NOW } from '../../../../test/patient-care.ts';
import { anH1Entry } from '../../../../test/prescriptions.ts';
import { H1Register } from '../index.ts';
import { registerCsvLines } from './register-columns.ts';

const wrong = anH1Entry({
  id: '01990000-0000-7000-8000-0000000000f4',
  enteredInError: { at: NOW / 1000, by: 'Ravi Pharmacist', text: 'Another patient' },
});

function show(entries: readonly H1Entry[], locale = 'en') {
  const list = vi.fn((_: FakeRequest) => ({ data: entries, next: null }));
  const http = fakeHttp({ 'prescriptions/h1-register': list });
  renderUi(<H1Register facility="North" />, { now: () => NOW, http, locale });
  return list;
}

it('lists the last thirty days with the names, the medicine, the quantity and the batch', async () => {
  const list = show([anH1Entry(), wrong]);
  const rows = within(
    await screen.findByRole('table', { name: /^North, 22-10-2026 to 21-11-2026 · 2 entries/ }),
  );
  const [, first, second] = rows.getAllByRole('row');
  for (const text of ['Lakshmi Narayan', 'Dr. Rao', 'North, 12 MG Road', 'Taxim-O 200', '10 tablets', 'CF77'])
    expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('Entered in error, Ravi Pharmacist: Another patient');
  expect(list.mock.calls[0]?.[0].query).toMatchObject({ from: '2026-10-22', to: '2026-11-21' });
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});

it('loads nothing while the first day is after the last one', async () => {
  show([]);
  await screen.findByText('No Schedule H1 medicines were dispensed on these days.');
  await userEvent.fill(screen.getByLabelText('From'), '30-11-2026');
  expect(await screen.findByText('The first day is after the last one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('uses Hindi', async () => {
  show([anH1Entry()], 'hi');
  expect(await screen.findByRole('columnheader', { name: 'मरीज़' })).toBeVisible();
});

it('exports a line for each entry, and no formula', () => {
  const words = { t: (key: string) => key, locale: 'en' } as never;
  const lines = registerCsvLines([anH1Entry({ patient: '=HYPERLINK("x")' })], words);
  expect(lines).toContain(`"'=HYPERLINK(""x"")",Dr. Rao,`);
  expect(lines.endsWith('10 tablets,CF77,Ravi Pharmacist,\r\n')).toBe(true);
});
