import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { boardPage } from '../../../test/day-board.ts';
import { COORDINATOR } from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { DayBoard } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'encounters/board': answer });

const meta = {
  title: 'Encounters/Day board',
  component: DayBoard,
  parameters: { now, http: answering(() => boardPage()) },
  args: {
    user: COORDINATOR,
    encounterAddress: (id) => `/facility_encounters/${id}`,
    onMeasure: fn(),
    onWalkIn: fn(),
  },
} satisfies Meta<typeof DayBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'With the doctor' })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Searching: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: 'Arjun Rao' });
    await userEvent.type(canvas.getByRole('searchbox'), 'lak');
    await expect(canvas.getByText('2 visits match. Choose one below.')).toBeVisible();
  },
};
export const Free: Story = { parameters: { http: answering(() => boardPage([])) } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/board' });
    }),
  },
};
