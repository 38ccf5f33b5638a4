import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aTeam, TEAM_ANSWERS, teamId } from '../../../test/care-teams.ts';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { CareTeams } from './index.ts';

const answering = (answers: FakeAnswers = {}) => fakeHttp({ ...TEAM_ANSWERS, ...answers });
const TWO = [
  aTeam(),
  aTeam({ id: teamId(2), name: 'Mothers and infants of the northern villages', members: [], standIns: [] }),
];

const meta = {
  title: 'Encounters/Care teams',
  component: CareTeams,
  parameters: { now, http: answering({ 'careteam/list': () => ({ data: TWO }) }) },
  args: {},
} satisfies Meta<typeof CareTeams>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Heart and pressure' })).toBeVisible();
  },
};
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
export const Editing: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Heart and pressure' }));
    await expect(await canvas.findByRole('group', { name: 'Stand-in 1' })).toBeVisible();
  },
};
export const InHindi: Story = {
  globals: { locale: 'hi' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Heart and pressure बदलें' }));
  },
};
export const None: Story = { parameters: { http: answering({ 'careteam/list': () => ({ data: [] }) }) } };
export const Loading: Story = { parameters: { http: answering({ 'careteam/list': never }) } };
export const Failed: Story = {
  parameters: {
    http: answering({
      'careteam/list': () => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'careteam/list' });
      },
    }),
  },
};
