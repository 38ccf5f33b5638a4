import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { vitaId } from '../../../test/patient-care.ts';
import { aTimeline } from '../../../test/records.ts';
import { TimelineHits } from './index.ts';

const meta = {
  title: 'Record/Search',
  component: TimelineHits,
  parameters: { http: fakeHttp({ 'record/timeline': () => ({ vitaId, data: aTimeline(), next: null }) }) },
  args: {
    vitaId,
    text: 'prayer',
    addressOf: ({ note }) => (note ? '/notes' : undefined),
    onOpen: fn(),
  },
} satisfies Meta<typeof TimelineHits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const NothingFound: Story = { args: { text: 'no such words' } };
export const Loading: Story = { parameters: { http: fakeHttp({ 'record/timeline': never }) } };
