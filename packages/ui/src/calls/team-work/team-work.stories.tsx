import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { personId } from '../../../test/people.ts';
import { aMember, teamOf } from '../../../test/team-work.ts';
import { TeamWork } from './index.ts';

const STAFF = [
  aMember('Meena Nair', { held: 12, given: 10, unfinished: 1, doneToday: 8, reachedToday: 5 }),
  aMember('Ravi Iyer', { staff: { id: personId(52), name: 'Ravi Iyer' } }),
  aMember('Vani Subramanian-Krishnamurthy', {
    staff: { id: personId(53), name: 'Vani Subramanian-Krishnamurthy' },
    mayCall: false,
    doneToday: 2,
    reachedToday: 1,
  }),
];

const answering = (answers: FakeAnswers = {}) =>
  fakeHttp({ 'worklist/team': () => teamOf(STAFF), ...answers });

const failing = () => {
  throw new HttpError({ failure: 'timeout', endpoint: 'worklist/team', requestId: '01HK-9Q2' });
};

const meta = {
  title: 'Calls/Team work',
  component: TeamWork,
  parameters: { http: answering() },
  args: { workAddress: (id) => `/prohealth?owner=${id}` },
} satisfies Meta<typeof TeamWork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Assign patients to Meena Nair' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const NobodyCalls: Story = {
  parameters: { http: answering({ 'worklist/team': () => teamOf([], 0) }) },
};
export const Loading: Story = { parameters: { http: answering({ 'worklist/team': never }) } };
export const Failed: Story = { parameters: { http: answering({ 'worklist/team': failing }) } };
