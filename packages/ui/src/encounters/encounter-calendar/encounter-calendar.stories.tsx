import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  anEncounter,
  COORDINATOR,
  DAY,
  encounterPage,
  NOW_S,
  PROVIDERS,
  staffId,
} from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { FACILITY } from '../../../test/health-check.ts';
import { now } from '../../../test/people.ts';
import { EncounterCalendar, type EncounterCalendarProps } from './index.ts';

function Owned({ day: first, ...props }: EncounterCalendarProps) {
  const [day, setDay] = useState(first);
  return <EncounterCalendar {...props} day={day} onDayChange={setDay} />;
}

const SLOTS = Array.from({ length: 6 }, (_, index) => ({
  careProviderId: staffId(1),
  start: NOW_S + 1800 + index * 1800,
  end: NOW_S + 3600 + index * 1800,
  places: 1,
  left: 1,
}));

const answering = (answer: () => unknown) =>
  fakeHttp({
    'encounters/calendar/facility': answer,
    'encounters/providers': () => ({ data: PROVIDERS }),
    'availability/slots': () => ({ data: SLOTS }),
  });

/** Too many simultaneous encounters to fit. */
const CROWD = Array.from({ length: 60 }, (_, index) => anEncounter(20 + index, 30 * (index % 6)));

const meta = {
  title: 'Encounters/Encounter calendar',
  component: EncounterCalendar,
  render: (args) => <Owned {...args} />,
  parameters: { now, http: answering(() => encounterPage(DAY)) },
  args: {
    circle: 'facility_encounters',
    filters: {},
    span: 'week',
    day: '2024-01-06',
    onDayChange: fn(),
    onOpenDay: fn(),
    onBook: fn(),
    user: COORDINATOR,
    facilityId: FACILITY.facilityId,
    encounterAddress: (id) => `/facility_encounters/${id}`,
  },
} satisfies Meta<typeof EncounterCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /^Zeenat Khan/ })).toBeVisible();
  },
};
export const Dark: Story = { ...Week, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Week, globals: { theme: 'contrast' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Day: Story = { ...Week, args: { span: 'day' } };
export const Crowded: Story = { parameters: { http: answering(() => encounterPage(CROWD)) } };
export const ClocksGoBack: Story = {
  args: { day: '2026-11-01' },
  parameters: { timeZone: 'America/New_York' },
};
export const Narrow: Story = {
  decorators: [(Inner) => <div style={{ width: 340 }}>{Inner()}</div>],
};
export const Loading: Story = { parameters: { http: answering(never) } };
export const Failed: Story = {
  parameters: {
    http: answering(() => {
      throw new HttpError({
        failure: 'timeout',
        endpoint: 'encounters/calendar/facility',
        requestId: '01HK-9Q2',
      });
    }),
  },
};
