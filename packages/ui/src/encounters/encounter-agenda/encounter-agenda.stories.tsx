import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { encounterPage } from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { EncounterAgenda } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ 'encounters/list': answer });

const meta = {
  title: 'Encounters/Encounter agenda',
  component: EncounterAgenda,
  parameters: { now, http: answering(() => encounterPage()) },
  args: {
    circle: 'facility_encounters',
    day: '2024-01-06',
    onDayChange: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof EncounterAgenda>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Zeenat Khan/ })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Nothing: Story = { parameters: { http: answering(() => encounterPage([])) } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/list' });
    }),
  },
};
