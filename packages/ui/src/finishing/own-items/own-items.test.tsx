import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert } from '../../../test/open-items.ts';
import { now, personId } from '../../../test/people.ts';
import { OwnItems } from './index.ts';

const report = (number: number) => ({
  kind: 'report',
  id: personId(500 + number),
  level: 'review',
  at: null,
  count: 1,
  facts: { text: `X-ray ${number}.pdf` },
});
const patient = (number: number, name: string, items: unknown[]) => ({
  vitaId: personId(number),
  name,
  birthDate: '1970-01-01',
  gender: 'female',
  uhid: `CL000000${number}`,
  items,
});

function show(answer: () => unknown) {
  renderUi(<OwnItems patientAddress={(vitaId) => `/patient/${vitaId}`} />, {
    now,
    http: fakeHttp({ 'overview/own': answer }),
  });
}

it('has a row for each patient, with the most urgent item and how many more there are', async () => {
  show(() => ({
    data: [
      patient(1, 'Asha Rao', [anOpenAlert(1), report(1), report(2)]),
      patient(2, 'Meera Joshi', [report(3)]),
    ],
    hasMore: false,
  }));
  const region = await screen.findByRole('region', { name: 'Open for your patients' });
  const rows = await within(region).findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/Asha Rao54 years, .*CL0000001.*\+ 2 more$/);
  expect(rows[1]).toHaveTextContent(/X-ray 3\.pdf$/);
  expect(within(region).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/patient/${personId(1)}`,
  );
});

it('shows twenty patients, and the others on request', async () => {
  const data = Array.from({ length: 30 }, (_, index) => patient(index + 1, `Asha ${index}`, [report(index)]));
  show(() => ({ data, hasMore: false }));
  const region = await screen.findByRole('region', { name: 'Open for your patients' });
  expect(await within(region).findAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(within(region).getByRole('button', { name: 'Show all 30' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(30);
  expect(within(region).queryByRole('button')).toBeNull();
});

it('says that nothing is open', async () => {
  show(() => ({ data: [], hasMore: false }));
  expect(await screen.findByText('No alerts, results or queries are open for your patients.')).toBeVisible();
});

it('says that more patients wait', async () => {
  show(() => ({ data: [patient(1, 'Asha Rao', [report(1)])], hasMore: true }));
  expect(await screen.findByText(/^More patients have open items/)).toBeVisible();
});

it('says what failed', async () => {
  show(() => {
    throw new HttpError({ failure: 'unreachable', endpoint: 'overview/own' });
  });
  expect(await screen.findByText('The open items of your patients could not be loaded')).toBeVisible();
});
