import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { now } from '../../../test/people.ts';
import { registrationHttp } from '../../../test/registration-fixtures.ts';
import { WalkInRegistration } from './walk-in-registration.tsx';

const meta = {
  title: 'Patients/Walk-in registration',
  component: WalkInRegistration,
  parameters: { now, http: registrationHttp() },
  args: { onOpenPatient: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof WalkInRegistration>;

export default meta;

export const Empty: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Walk-in patient' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register and give a token' })).toBeVisible();
  },
};
