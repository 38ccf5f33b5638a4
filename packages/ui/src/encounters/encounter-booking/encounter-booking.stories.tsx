import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { COORDINATOR, PROVIDERS } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { bookedAs, FACILITY } from '../../../test/health-check.ts';
import { MATCHES, now, personId } from '../../../test/people.ts';
import { EncounterBookingDialog } from './index.ts';

const answering = (create: (body: Parameters<typeof bookedAs>[0]) => unknown) =>
  fakeHttp({
    'encounters/providers': () => ({ data: PROVIDERS }),
    'encounters/create': ({ body }) => create(body?.encounter as Parameters<typeof bookedAs>[0]),
    'user/list': () => ({ data: MATCHES, more: false }),
  });

const meta = {
  title: 'Encounters/Encounter booking',
  component: EncounterBookingDialog,
  parameters: { now, http: answering(bookedAs) },
  args: {
    user: COORDINATOR,
    facilityId: FACILITY.facilityId,
    patient: { vitaId: personId(1), name: 'Asha Rao' },
    encounterAddress: (id) => `/facility_encounters/${id}`,
    onClose: fn(),
  },
} satisfies Meta<typeof EncounterBookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPatient: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Asha Rao')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const WhoFirst: Story = { args: { patient: undefined } };

export const Booked: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book' }));
    await expect(await canvas.findByRole('dialog', { name: 'The encounter is booked' })).toBeVisible();
  },
};

export const CareProviderIsTaken: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({
        failure: 'refused',
        endpoint: 'encounters/create',
        status: 409,
        code: 'care-provider-busy',
      });
    }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book' }));
    await expect(await canvas.findByText(/^The care provider has another encounter/)).toBeVisible();
  },
};
