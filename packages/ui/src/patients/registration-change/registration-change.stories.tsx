import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type FakeAnswers, fakeHttp, never } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { aRegisteredPatient } from '../../../test/registration-fixtures.ts';
import { RegistrationChange } from './index.ts';

const { vitaId } = aRegisteredPatient();

const DAY = 1_700_000_000;
const AUTHOR = { id: '01890000-0000-7000-8000-0000000000d2', name: 'Meera Nair' };

const history = () => ({
  vitaId,
  data: [
    {
      id: '01890000-0000-7000-8000-0000000000d1',
      kind: 'registration',
      at: DAY,
      author: AUTHOR,
      reason: { code: 'has-changed', text: 'Moved to her daughter' },
      changes: [
        {
          field: 'addresses',
          before: [{ title: 'HOME', city: 'Chennai', pin: '600040' }],
          after: [{ title: 'HOME', city: 'Warangal', pin: '506001' }],
        },
      ],
    },
  ],
  next: null,
});

const httpOf = (answers: FakeAnswers = {}) =>
  fakeHttp({
    'user/registration': () => ({ vitaId, data: aRegisteredPatient() }),
    'user/history': history,
    ...answers,
  });

const meta = {
  title: 'Patients/Registration change',
  component: RegistrationChange,
  parameters: { http: httpOf() },
  args: { vitaId, now, onChanged: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof RegistrationChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/Moved to her daughter/)).toBeTruthy();
  },
};

export const Stopped: Story = {
  parameters: {
    http: httpOf({
      'user/registration': () => ({
        vitaId,
        data: aRegisteredPatient({
          enrolments: [{ programme: 'ahc', enrolledAt: DAY }],
          pastEnrolments: [{ programme: 'careline', enrolledAt: 0, endedAt: DAY }],
          consentWithdrawnAt: DAY,
          deceased: '2023-11',
        }),
      }),
    }),
  },
};

export const BesideACall: Story = { args: { formOnly: true } };
export const Loading: Story = { parameters: { http: httpOf({ 'user/registration': never }) } };
