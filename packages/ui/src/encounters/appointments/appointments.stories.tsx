import type { Appointment } from '@careline/core/internal/encounters/appointments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DAY, NOW_S, staffId } from '../../../test/encounters.ts';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { AppointmentList, WaitingRoomBoard } from './index.ts';

const LIST: readonly Appointment[] = DAY.map((encounter, index) => ({
  encounter: { ...encounter, token: encounter.arrivedAt ? index + 11 : null },
  movedFrom: index === 2 ? NOW_S - 86_400 : null,
  messagesSent: index % 3,
}));

const answering = (answer: () => unknown) =>
  fakeHttp({
    'appointments/list': answer,
    'careteam/mine': () => ({ data: { teams: [], standsInFor: [] } }),
  });

const meta = {
  title: 'Encounters/Appointments',
  component: AppointmentList,
  parameters: { now, http: answering(() => ({ data: LIST, next: null })) },
  args: {
    reach: 'facility',
    user: { staffId: staffId(2), scopes: ['facility_appointments'] },
    values: {},
    onValuesChange: fn(),
    appointmentAddress: ({ encounter: { id } }) => `/facility_encounters/${id}`,
  },
} satisfies Meta<typeof AppointmentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('row', { name: /Zeenat Khan/ })).toBeVisible();
  },
};
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Nothing: Story = { parameters: { http: answering(() => ({ data: [], next: null })) } };
export const Loading: Story = { parameters: { http: answering(never) } };

const QUEUES = [
  { careProvider: { id: staffId(2), name: 'Dr Meera Iyer' }, now: 12, next: [14, 15, 17, 18], waiting: 6 },
  { careProvider: { id: staffId(3), name: 'Dr Rafiq Khan' }, now: null, next: [16], waiting: 1 },
];
const board = (asOf: number): Story => ({
  parameters: { http: fakeHttp({ 'appointments/waiting-room': () => ({ data: QUEUES, asOf }) }) },
  render: () => <WaitingRoomBoard languages={['en', 'hi']} />,
});

export const WaitingRoom: Story = board(NOW_S);
export const WaitingRoomWithoutConnection: Story = board(NOW_S - 900);
