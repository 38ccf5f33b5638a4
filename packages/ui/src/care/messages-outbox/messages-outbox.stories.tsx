import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { NOW } from '../../../test/patient-care.ts';
import { messageAnswers } from '../../../test/patient-messages.ts';
import { MessagesOutbox } from './index.ts';

const ALL = {};

const meta = {
  title: 'Care/MessagesOutbox',
  component: MessagesOutbox,
  parameters: { now: () => NOW, http: fakeHttp(messageAnswers) },
  args: {
    mayWrite: true,
    filters: ALL,
    onFiltersChange: fn(),
    patientAddress: (vitaId: string) => `/prohealth/hmCallInfo?patient=${vitaId}`,
  },
} satisfies Meta<typeof MessagesOutbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('2 waiting')).toBeVisible();
  },
};

export const NothingFits: Story = {
  parameters: {
    http: fakeHttp({ 'message/outbox': () => ({ data: [], next: null, counts: { queued: 0, failed: 0 } }) }),
  },
  args: {
    filters: { state: 'failed' },
  },
};

export const Loading: Story = { parameters: { http: fakeHttp({ 'message/outbox': never }) } };
