import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBill, aCharge, aPayment, BILL_KEY, SUGGESTION } from '../../../test/billing.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { EncounterBill } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'billing/bill': answer });

const meta = {
  title: 'Billing/Encounter bill',
  component: EncounterBill,
  parameters: { now, http: answering(() => aBill([aCharge(1), aPayment(2)])) },
  args: { ...BILL_KEY, mayCharge: true, mayPay: true, mayRefund: true },
} satisfies Meta<typeof EncounterBill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartPaid: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Part paid')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const WithPatient: Story = { args: { namesPatient: true } };
export const ToCharge: Story = {
  parameters: { http: answering(() => aBill([], { suggestions: [SUGGESTION], takesOnline: true })) },
};
const LINK = {
  ...{ id: BILL_KEY.encounterId, amount: 50_000, currency: 'INR', state: 'open' },
  ...{ url: 'https://pay.example/1', expiresAt: 1_704_700_000, at: 1_704_500_000 },
  author: { id: BILL_KEY.vitaId, name: 'Ravi Menon' },
};
const LINKED = { takesOnline: true, linkChannels: ['sms'] };
export const WithPaymentLink: Story = {
  parameters: {
    http: answering(() =>
      aBill([aCharge(1)], {
        ...LINKED,
        links: [{ ...LINK, message: { channel: 'sms', state: 'failed', at: 1_704_500_060 } }],
      }),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Send the payment link' })).toBeVisible();
  },
};
export const WithoutPrices: Story = { parameters: { http: answering(() => aBill([], { offers: [] })) } };
export const ReadOnly: Story = { args: { mayCharge: false, mayPay: false, mayRefund: false } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'billing/bill' });
    }),
  },
};
