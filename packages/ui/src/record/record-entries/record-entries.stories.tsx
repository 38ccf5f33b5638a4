import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { anEntry } from '../../../test/records.ts';
import { RecordEntries } from './index.ts';

const DATA = [
  anEntry(1, { details: [{ key: 'reaction', text: 'Hives' }] }),
  anEntry(2, { name: 'Egg', state: 'refuted', time: null, at: null }),
  anEntry(3, { name: 'Nuts', isReplaced: true }),
  anEntry(4, { name: null, code: null, isReadable: false, state: 'unknown' }),
];
const answering = (answer: () => unknown) => fakeHttp({ 'record/entries': answer });

const meta = {
  title: 'Record/Entries',
  component: RecordEntries,
  parameters: { http: answering(() => ({ vitaId, data: DATA, next: 'k' })) },
  args: {
    vitaId,
    section: 'ALLERGIES',
    count: 40,
  },
} satisfies Meta<typeof RecordEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Penicillin')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Loading: Story = { parameters: { http: answering(never) } };
