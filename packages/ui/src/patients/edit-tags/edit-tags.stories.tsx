import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { aPatient } from '../../../test/people.ts';
import { EditTags } from './edit-tags.tsx';

const tags = [
  { code: 'LIVES_ALONE', label: 'Lives alone', colour: 'info' },
  { code: 'HIGH_RISK', label: 'High risk', colour: 'danger' },
  { code: 'HARD_OF_HEARING', label: 'Hard of hearing: speak slowly', colour: 'warning' },
];
const answering = (defined: readonly object[]) =>
  fakeHttp({
    'preference/get': () => ({ code: 1, preference: { preferenceInfo: { tags: defined }, updatedAt: 1 } }),
  });

const meta = {
  title: 'Patients/Edit tags',
  component: EditTags,
  parameters: { http: answering(tags) },
  args: {
    patient: aPatient({
      tags: [
        {
          ...{ code: 'HIGH_RISK', label: 'High risk', colour: 'danger', setAt: 1_704_000_000 },
          setBy: { id: 's', name: 'Meera Nair' },
        },
      ],
    }),
    onChanged: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof EditTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  async play() {
    await expect(await screen.findByRole('checkbox', { name: 'High risk' })).toBeChecked();
  },
};

export const NothingDefined: Story = { parameters: { http: answering([]) }, args: { patient: aPatient() } };
