import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPayment, aReceipt } from '../../../test/billing.ts';
import { now } from '../../../test/people.ts';
import { ReceiptPaper } from './index.ts';

const meta = {
  title: 'Billing/Receipt',
  component: ReceiptPaper,
  parameters: { now },
  args: { receipt: aReceipt().data },
} satisfies Meta<typeof ReceiptPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {};
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Refund: Story = {
  args: {
    receipt: {
      ...aReceipt().data,
      charges: [],
      entry: aPayment(3, {
        ...{ kind: 'refund', amount: 15_000, number: 'F/2023-24/00002', receipt: 'R/2023-24/00007' },
        reason: 'The doctor was not there',
      }),
    },
  },
};
