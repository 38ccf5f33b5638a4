import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OWN_TEAMS, ownTeams } from '../../../test/care-teams.ts';
import { anEncounter, CLINICIAN, DAY, encounterPage } from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { EncounterDay } from './index.ts';

const answering = (answer: () => unknown) => fakeHttp({ ...OWN_TEAMS, 'encounters/mine': answer });

const meta = {
  title: 'Encounters/Encounter day',
  component: EncounterDay,
  parameters: { now, http: answering(() => encounterPage()) },
  args: {
    user: CLINICIAN,
    encounterAddress: (id) => `/my_encounters/${id}`,
  },
} satisfies Meta<typeof EncounterDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Waiting (1)' })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const OneWaits: Story = { parameters: { http: answering(() => encounterPage(DAY.slice(0, 1))) } };
export const StandingIn: Story = {
  parameters: {
    http: fakeHttp({
      'careteam/mine': () => ownTeams({ id: 'x', name: 'Dr Farhan Ali' }),
      'encounters/mine': () =>
        encounterPage([
          ...DAY.slice(0, 4),
          anEncounter(8, 45, { careProvider: { id: 'x', name: 'Dr Farhan Ali' } }),
          anEncounter(9, 2000, {
            status: 'CREATED',
            careProvider: null,
            careTeam: { id: 't', name: 'Heart and pressure' },
          }),
        ]),
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^You stand in for Dr Farhan Ali/)).toBeVisible();
  },
};
export const Free: Story = { parameters: { http: answering(() => encounterPage([])) } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/mine' });
    }),
  },
};
