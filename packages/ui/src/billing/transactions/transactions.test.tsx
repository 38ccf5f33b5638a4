import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aCharge, aPayment, aTransaction, BILL_KEY, TOTALS } from '../../../test/billing.ts';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { DayCloses, OpenBills, TransactionList, type TransactionListProps } from './index.ts';

const billAddress = ({ encounterId }: { readonly encounterId: string }) =>
  `/transactions/bills/${encounterId}`;

function show(answers: FakeAnswers, props: Partial<TransactionListProps> = {}) {
  const http = fakeHttp({
    'billing/transactions': () => ({
      data: [aTransaction(aPayment(2)), aTransaction(aCharge(1))],
      next: null,
    }),
    'billing/transactions/totals': () => TOTALS,
    ...answers,
  });
  renderUi(
    <TransactionList
      kinds={['charge', 'payment', 'refund']}
      staffId={personId(99)}
      values={{}}
      onValuesChange={() => undefined}
      {...{ billAddress, ...props }}
    />,
    { now, http },
  );
}

it("lists today's entries with a link to their bill, and the totals by means", async () => {
  const listed = vi.fn(() => ({ data: [aTransaction(aPayment(2))], next: null }));
  show({ 'billing/transactions': listed });
  const row = await screen.findByRole('row', { name: /Zeenat Khan/ });
  expect(row).toHaveTextContent(/Payment.*Cash.*R\/2023-24\/00007.*Ravi Menon.*₹200\.00/);
  expect(within(row).getByRole('link', { name: /Zeenat Khan/ })).toHaveAttribute(
    'href',
    expect.stringContaining(BILL_KEY.encounterId),
  );
  const totals = await screen.findByRole('table', { name: 'Totals' });
  expect(within(totals).getByRole('row', { name: /^Cash/ })).toHaveTextContent('Cash₹200.00₹0.00₹200.00');
  expect(listed).toHaveBeenCalledWith(
    expect.objectContaining({ query: { from: '2024-01-06', to: '2024-01-06' } }),
  );
});

it('asks for own entries and one means, in the list and in the totals', async () => {
  const listed = vi.fn(() => ({ data: [], next: null }));
  const totalled = vi.fn(() => TOTALS);
  show(
    { 'billing/transactions': listed, 'billing/transactions/totals': totalled },
    { values: { means: 'upi', mine: 'true', from: '2024-01-01', to: '2024-01-05' } },
  );
  const query = { from: '2024-01-01', to: '2024-01-05', means: 'upi', staffId: personId(99) };
  await waitFor(() => expect(totalled).toHaveBeenCalledWith(expect.objectContaining({ query })));
  expect(listed).toHaveBeenCalledWith(expect.objectContaining({ query }));
});

it('lists open bills', async () => {
  const bill = {
    ...BILL_KEY,
    patient: { name: 'Zeenat Khan', uhid: 'CL0000001007' },
    ...{ serviceType: 'GP_CONSULTATION', startsAt: 1_704_500_000, balance: 30_000, state: 'part-paid' },
  };
  const http = fakeHttp({ 'billing/open': () => ({ data: [bill], currency: 'INR', hasMore: false }) });
  renderUi(<OpenBills billAddress={billAddress} />, { now, http });
  expect(await screen.findByRole('row', { name: /Zeenat Khan/ })).toHaveTextContent(/Part paid.*₹300\.00/);
});

it('closes the own day: nothing is filled in, and a difference needs a reason', async () => {
  const closed = vi.fn(() => ({}));
  const http = fakeHttp({
    'billing/days': () => ({ data: [], next: null }),
    'billing/day': () => ({
      data: {
        ...{ since: 1_704_500_000, entries: 3, currency: 'INR' },
        lines: [
          { means: 'cash', expected: 11_000 },
          { means: 'upi', expected: 5_000 },
        ],
      },
    }),
    'billing/day/close': closed,
  });
  renderUi(<DayCloses mayClose />, { now, http });
  await userEvent.click(await screen.findByRole('button', { name: 'Close my day' }));
  const dialog = within(await screen.findByRole('dialog'));
  const cash = await dialog.findByRole('textbox', { name: /^Cash: counted/ });
  expect(cash).toHaveValue('');
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Close day' }));
  await send();
  expect(dialog.getAllByText('Enter an amount such as 500 or 499.50.')).toHaveLength(2);
  await userEvent.fill(cash, '109');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^UPI: counted/ }), '50');
  expect(dialog.getByText('Difference: -₹1.00')).toBeVisible();
  await send();
  expect(dialog.getByText('Explain the difference.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Reason/ }), 'A coin is missing');
  await send();
  await waitFor(() =>
    expect(closed).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          id: expect.any(String),
          lines: [
            { means: 'cash', expected: 11_000, counted: 10_900 },
            { means: 'upi', expected: 5_000, counted: 5_000 },
          ],
          reason: 'A coin is missing',
        },
      }),
    ),
  );
});
