import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anEncounter } from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { PatientEncounters, type PatientEncountersProps } from './index.ts';

const vitaId = personId(1);
const OWN = [
  anEncounter(1, 60),
  anEncounter(2, 3000, { status: 'AWAITED' }),
  anEncounter(3, -9000, { status: 'COMPLETED' }),
].map((encounter) => ({ ...encounter, vitaId }));

const answering = (answer: () => unknown) => fakeHttp({ 'encounters/patient': answer });

const meta: Meta<PatientEncountersProps> = {
  title: 'Encounters/Patient encounters',
  component: PatientEncounters,
  parameters: { now, http: answering(() => ({ vitaId, data: OWN, next: null })) },
  args: {
    vitaId,
    encounterAddress: (id): string | undefined => `/my_encounters/${id}`,
  },
};

export default meta;
type Story = StoryObj<PatientEncountersProps>;

export const Found: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('list', { name: 'Upcoming' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const WithoutPages: Story = { args: { encounterAddress: () => undefined } };
export const None: Story = { parameters: { http: answering(() => ({ vitaId, data: [], next: null })) } };
export const Loading: Story = { parameters: { http: answering(never) } };
