import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aBill, aCharge, aPayment, BILL_KEY, SUGGESTION } from '../../../test/billing.ts';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { EncounterBill, type EncounterBillProps } from './index.ts';

const ALL = { mayCharge: true, mayPay: true, mayRefund: true };

function show(answers: FakeAnswers, props: Partial<EncounterBillProps> = {}) {
  const http = fakeHttp(answers);
  renderUi(<EncounterBill {...BILL_KEY} {...ALL} {...props} />, { now, http });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

it('charges everything that is suggested with one press, with tax', async () => {
  const charged = vi.fn(() => aBill([aCharge(1)]));
  show({
    'billing/bill': () => aBill([], { suggestions: [SUGGESTION] }),
    'billing/charges/add': charged,
  });
  expect(await screen.findByText('To charge: GP consultation')).toBeVisible();
  await press('Charge ₹590.00');
  expect(await screen.findByText('Unpaid')).toBeVisible();
  const { cardId, unitAmount, about } = SUGGESTION;
  expect(charged).toHaveBeenCalledWith(
    expect.objectContaining({
      body: {
        ...BILL_KEY,
        charges: [{ id: expect.any(String), cardId, unitAmount, about, quantity: 1 }],
      },
    }),
  );
});

it('takes a payment up to the owed amount, and refuses card numbers', async () => {
  const paid = vi.fn(() => aBill([aCharge(1), aPayment(2, { amount: -50_000 })]));
  show({ 'billing/bill': () => aBill([aCharge(1)]), 'billing/payments/add': paid });
  await screen.findByText('Unpaid');
  await press('Take payment');
  const form = await dialog();
  const amount = form.getByRole('textbox', { name: /^Amount/ });
  expect(amount).toHaveValue('500.00');
  await userEvent.fill(amount, '500.01');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Means/ }), 'Card terminal');
  await userEvent.fill(form.getByRole('textbox', { name: /^Reference/ }), '4111 1111 1111 1111');
  await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
  expect(form.getByText('At most ₹500.00.')).toBeVisible();
  expect(form.getByText(/This looks like a card number/)).toBeVisible();
  expect(paid).not.toHaveBeenCalled();
  await userEvent.fill(amount, '500');
  await userEvent.fill(form.getByRole('textbox', { name: /^Reference/ }), 'A-8213');
  await userEvent.click(form.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Receipt R/2023-24/00007 was written')).toBeInTheDocument();
  expect(paid).toHaveBeenCalledWith(
    expect.objectContaining({
      body: { ...BILL_KEY, id: expect.any(String), means: 'card', amount: 50_000, reference: 'A-8213' },
    }),
  );
});

it('refunds a part of a receipt with a reason', async () => {
  const refunded = vi.fn(() => aBill([aCharge(1)]));
  show({ 'billing/bill': () => aBill([aCharge(1), aPayment(2)]), 'billing/payments/refund': refunded });
  await screen.findByText('Part paid');
  await press('Refund receipt R/2023-24/00007');
  const form = await dialog();
  expect(form.getByText('Up to ₹200.00 is left of this receipt.')).toBeVisible();
  await userEvent.fill(form.getByRole('textbox', { name: /^Amount/ }), '150');
  await userEvent.click(form.getByRole('button', { name: 'Record refund' }));
  expect(form.getByText('Enter the reason.')).toBeVisible();
  await userEvent.fill(form.getByRole('textbox', { name: /^Reason/ }), 'Doctor was absent');
  await userEvent.click(form.getByRole('button', { name: 'Record refund' }));
  await screen.findByText('Unpaid');
  expect(refunded).toHaveBeenCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({ amount: 15_000, means: 'cash', reason: 'Doctor was absent' }),
    }),
  );
});

it('reverses a charge with a reason', async () => {
  const reversed = vi.fn(() => aBill([]));
  show({ 'billing/bill': () => aBill([aCharge(1)]), 'billing/entries/reverse': reversed });
  await screen.findByText('Unpaid');
  await press('Reverse: GP consultation');
  const form = await dialog();
  await userEvent.fill(form.getByRole('textbox', { name: /^Reason/ }), 'Not done');
  await userEvent.click(form.getByRole('button', { name: 'Reverse' }));
  expect(await screen.findByText('Nothing is charged yet.')).toBeVisible();
  expect(reversed).toHaveBeenCalled();
});

it('has no button for what the user may not do, and nothing of online payments without a provider', async () => {
  show(
    { 'billing/bill': () => aBill([aCharge(1), aPayment(2)], { suggestions: [SUGGESTION] }) },
    { mayCharge: false, mayPay: false, mayRefund: false },
  );
  await screen.findByText('Part paid');
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Print receipt R/2023-24/00007',
  ]);
  expect(screen.queryByText(/payment link/)).toBeNull();
});

const LINK = {
  ...{ id: BILL_KEY.encounterId, amount: 50_000, currency: 'INR', state: 'open' },
  ...{ url: 'https://pay.example/1', expiresAt: 1_704_700_000, at: 1_704_500_000 },
  author: { id: BILL_KEY.vitaId, name: 'Ravi Menon' },
};

it('makes a link for the owed amount if a provider is set up', async () => {
  const made = vi.fn(() => aBill([aCharge(1)], { takesOnline: true, links: [LINK] }));
  show({ 'billing/bill': () => aBill([aCharge(1)], { takesOnline: true }), 'billing/links/add': made });
  await screen.findByText('Unpaid');
  await press('Make a payment link for ₹500.00');
  expect(await screen.findByText('₹500.00, Waiting for payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://pay.example/1');
  // The server names no channel by which the patient can be written to.
  expect(screen.queryByRole('button', { name: 'Send the payment link' })).toBeNull();
});

it('sends the link to the patient after showing the message, and shows its state', async () => {
  const preview = vi.fn(({ body }: FakeRequest): unknown => ({
    vitaId: BILL_KEY.vitaId,
    data: {
      channel: (body as { channel: string }).channel,
      ...{ locale: 'en', languages: ['en'], recipient: '+919876543210', subject: null, parts: 1 },
      body: 'Dear Zeenat Khan, you can pay your bill on this page. Careline https://pay.example/1',
      ...{ obstacle: null, waits: null, notBefore: 1_704_500_000, simulated: false },
    },
  }));
  const open = { takesOnline: true, linkChannels: ['sms', 'email'], links: [LINK] };
  const message = { channel: 'sms', state: 'sent', at: now() / 1000 - 60 };
  const sent = vi.fn((_: FakeRequest) => aBill([aCharge(1)], { ...open, links: [{ ...LINK, message }] }));
  show({
    'billing/bill': () => aBill([aCharge(1)], open),
    'billing/links/preview': preview,
    'billing/links/send': sent,
  });
  await screen.findByText('Unpaid');
  await press('Send the payment link');
  const form = await dialog();
  expect(await form.findByText(/you can pay your bill on this page/)).toBeVisible();
  expect(form.getByRole('combobox', { name: 'Channel' })).toHaveValue('sms');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('SMS: Sent, today at 9:59 am')).toBeVisible();
  expect(sent.mock.calls[0]?.[0].body).toEqual({
    ...BILL_KEY,
    id: expect.any(String),
    linkId: LINK.id,
    channel: 'sms',
  });
});

it('refuses the bill of another patient', async () => {
  show({ 'billing/bill': () => ({ ...aBill(), vitaId: BILL_KEY.encounterId }) });
  expect(await screen.findByText('The bill could not be loaded')).toBeVisible();
});
