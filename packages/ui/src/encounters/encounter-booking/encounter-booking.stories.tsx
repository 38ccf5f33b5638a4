import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { COORDINATOR, NOW_S, PROVIDERS } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { bookedAs, FACILITY } from '../../../test/health-check.ts';
import { MATCHES, now, personId } from '../../../test/people.ts';
import { EncounterBookingDialog } from './index.ts';

/** Half hours of both care providers in the morning, afternoon and evening of several days. */
const SLOTS = PROVIDERS.flatMap(({ id }, index) =>
  [0, 1, 2, 4, 5].flatMap((day) =>
    [1, 1.5, 2 + index, 5, 5.5, 8].map((hours) => {
      const start = NOW_S + (day * 24 + hours) * 3600;
      return {
        careProviderId: id,
        start,
        end: start + 1800,
        places: 1,
        left: (day + hours) % 3 === 0 ? 0 : 1,
      };
    }),
  ),
).toSorted((one, other) => one.start - other.start);

const answering = (create: (body: Parameters<typeof bookedAs>[0]) => unknown) =>
  fakeHttp({
    'encounters/providers': () => ({ data: PROVIDERS }),
    'careteam/list': () => ({ data: [] }),
    'availability/slots': () => ({ data: SLOTS }),
    'availability/next': () => ({ data: SLOTS.filter(({ left }) => left > 0).slice(3, 6), hasHours: true }),
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
    await canvas.findAllByRole('radio', { checked: true });
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
    await canvas.findAllByRole('radio', { checked: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Book' }));
    await expect(await canvas.findByText(/^Someone else has just booked/)).toBeVisible();
  },
};
