import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { anEntry, aSummary, NOTHING_KNOWN } from '../../../test/records.ts';
import { RecordSummaryStrip } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'record/summary': answer });

const meta = {
  title: 'Record/What is to be reckoned with',
  component: RecordSummaryStrip,
  parameters: { http: answering(() => ({ vitaId, data: aSummary() })) },
  args: { vitaId },
} satisfies Meta<typeof RecordSummaryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/Penicillin/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const NothingRecorded: Story = {
  parameters: { http: answering(() => ({ vitaId, data: NOTHING_KNOWN })) },
};
const NONE_KNOWN = anEntry(9, { name: 'No known allergy', code: { code: '716186003' } });
export const NoKnownAllergy: Story = {
  parameters: { http: answering(() => ({ vitaId, data: aSummary({ entries: [NONE_KNOWN] }) })) },
};
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'record/summary' });
    }),
  },
};
