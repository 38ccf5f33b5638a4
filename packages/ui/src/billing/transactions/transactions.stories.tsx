import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aCharge, aPayment, aTransaction, TOTALS } from '../../../test/billing.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { TransactionList } from './index.ts';

const answering = (answer: () => unknown) =>
  fakeHttp({ 'billing/transactions': answer, 'billing/transactions/totals': () => TOTALS });

const meta = {
  title: 'Billing/Transactions',
  component: TransactionList,
  parameters: {
    now,
    http: answering(() => ({ data: [aTransaction(aPayment(2)), aTransaction(aCharge(1))], next: null })),
  },
  args: {
    kinds: ['charge', 'payment', 'refund'],
    staffId: personId(99),
    values: {},
    onValuesChange: fn(),
    billAddress: ({ encounterId }) => `/transactions/bills/${encounterId}`,
  },
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('table', { name: 'Totals' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const None: Story = { parameters: { http: answering(() => ({ data: [], next: null })) } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'billing/transactions' });
    }),
  },
};
