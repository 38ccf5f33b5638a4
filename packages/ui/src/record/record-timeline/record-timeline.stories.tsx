import { TIMELINE_KINDS } from '@careline/core/internal/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { aTimeline } from '../../../test/records.ts';
import { RecordTimeline } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'record/timeline': answer });

const meta = {
  title: 'Record/Timeline',
  component: RecordTimeline,
  parameters: { http: answering(() => ({ vitaId, data: aTimeline(), next: 'k' })) },
  args: {
    vitaId,
    kinds: TIMELINE_KINDS,
    addressOf: ({ note }) => (note ? '/notes' : undefined),
  },
} satisfies Meta<typeof RecordTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('HbA1c March.pdf')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Nothing: Story = { parameters: { http: answering(() => ({ vitaId, data: [], next: null })) } };
export const Loading: Story = { parameters: { http: answering(never) } };
