import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { waitingPage } from '../../../test/waiting-list.ts';
import { WaitingList } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'encounters/waiting-list': answer });

const meta = {
  title: 'Encounters/Waiting list',
  component: WaitingList,
  parameters: { now, http: answering(() => waitingPage()) },
  args: { patientAddress: (vitaId) => `/prohealth/patient/${vitaId}`, onBook: fn() },
} satisfies Meta<typeof WaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('region', { name: 'Free times for waiting patients' }),
    ).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const OnToday: Story = { args: { onlyOffered: true } };
export const Empty: Story = { parameters: { http: answering(() => waitingPage([])) } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/waiting-list' });
    }),
  },
};
