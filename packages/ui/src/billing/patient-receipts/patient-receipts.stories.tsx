import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPayment, BILL_KEY } from '../../../test/billing.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { PatientReceipts } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'billing/receipts': answer });
const receipts = (entries = [aPayment(2)]) => ({
  vitaId: BILL_KEY.vitaId,
  data: { entries, hasMore: false, currency: 'INR', balance: entries.length > 0 ? 30_000 : 0 },
});

const meta = {
  title: 'Billing/Patient receipts',
  component: PatientReceipts,
  parameters: { now, http: answering(() => receipts()) },
  args: { vitaId: BILL_KEY.vitaId },
} satisfies Meta<typeof PatientReceipts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const InHindi: Story = { globals: { locale: 'hi' } };
export const None: Story = { parameters: { http: answering(() => receipts([])) } };
export const Loading: Story = { parameters: { http: answering(never) } };
