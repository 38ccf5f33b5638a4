// spec: 25, 68
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, Around, fakeConsole } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const BILL = { vitaId: idOf(50), encounterId: idOf(10) };
const patient = { name: 'Zeenat Khan', uhid: 'CL0000000017' };
const OPEN = {
  ...BILL,
  patient,
  ...{ serviceType: 'GP_CONSULTATION', startsAt: 1_760_000_000, balance: 50_000, state: 'unpaid' },
};
const charge = {
  ...{ id: idOf(1), ...BILL, kind: 'charge', amount: 50_000, currency: 'INR', means: null, aboutId: null },
  ...{ number: null, receipt: null, reason: null, reference: null, at: 1_760_000_000 },
  author: { id: idOf(2), name: 'Ravi' },
  item: {
    ...{ cardId: idOf(3), serviceType: 'GP_CONSULTATION', package: null, test: null, about: 'service' },
    ...{ quantity: 1, unitAmount: 50_000, discount: 0, discountReason: null, taxRate: 0, tax: 0 },
  },
};

function show(path: string, scopes: readonly string[] = ['transactions'], answers: Answers = {}) {
  const fake = fakeConsole({
    '/api/encounters/billing/transactions': () => ({ data: [{ ...charge, patient }], next: null }),
    '/api/encounters/billing/transactions/totals': () => ({
      data: { currency: 'INR', count: 1, charged: 50_000, waived: 0, means: [] },
    }),
    '/api/encounters/billing/open': () => ({ data: [OPEN], currency: 'INR', hasMore: false }),
    '/api/encounters/billing/days': () => ({ data: [], next: null }),
    '/api/encounters/billing/bill': () => ({
      vitaId: BILL.vitaId,
      data: {
        ...{ patient, serviceType: 'GP_CONSULTATION', startsAt: 1_760_000_000, currency: 'INR' },
        ...{ entries: [charge], suggestions: [], offers: [], links: [], takesOnline: false },
      },
    }),
    ...answers,
  });
  fake.person = profileOf({ scopes: ['prohealth', ...scopes] });
  render(
    <Around fake={fake} path={path}>
      <ConsoleRoutes />
    </Around>,
  );
}

it('opens a bill from the open bills, and takes a payment there', async () => {
  show('/transactions/open');
  expect(await screen.findByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /Zeenat Khan/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bill' })).toBeVisible();
  const bill = within(await screen.findByRole('region', { name: 'Bill' }));
  expect(await bill.findByText('Zeenat Khan')).toBeVisible();
  expect(bill.getByRole('button', { name: 'Take payment' })).toBeVisible();
  expect(bill.queryByRole('button', { name: 'Waive' })).toBeNull();
});

it.each([
  ['/transactions', 'Entries'],
  ['/transactions/open', 'Open bills'],
  ['/transactions/days', 'Day closes'],
])('%s is the tab %s', async (path, tab) => {
  show(path);
  const tabs = within(await screen.findByRole('navigation', { name: 'Sections of transactions' }));
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
});

it('closes the day only for users who take money', async () => {
  show('/transactions/days');
  expect(await screen.findByRole('button', { name: 'Close my day' })).toBeVisible();
});

it('lets a supervisor waive, and take no money', async () => {
  show(`/refunds/bills/${BILL.vitaId}/${BILL.encounterId}`, ['refunds']);
  const bill = within(await screen.findByRole('region', { name: 'Bill' }));
  expect(await bill.findByRole('button', { name: 'Waive' })).toBeVisible();
  expect(bill.queryByRole('button', { name: 'Take payment' })).toBeNull();
});

it('lists refunds first in the area of refunds', async () => {
  show('/refunds', ['refunds']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Zeenat Khan/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/refunds\/bills\//),
  );
});
