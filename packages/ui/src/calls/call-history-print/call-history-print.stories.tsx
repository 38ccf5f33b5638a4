import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CONTACTS } from '../../../test/contacts.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { CallStatusHistory } from '../call-status-history/index.ts';
import { CallHistoryPrint } from './call-history-print.tsx';

const http = fakeHttp({
  'calllog/authors': () => ({ data: [] }),
  'calllog/list': () => ({ data: CONTACTS, next: null, total: CONTACTS.length }),
});

const meta = {
  title: 'Calls/Call history on paper',
  args: { print: fn() },
  render: ({ print }) => (
    <CarelineProvider now={now} http={http}>
      <CallStatusHistory printing={(shown) => <CallHistoryPrint {...shown} print={print} />} />
    </CarelineProvider>
  ),
} satisfies Meta<{ print: () => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Print: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
  },
};
