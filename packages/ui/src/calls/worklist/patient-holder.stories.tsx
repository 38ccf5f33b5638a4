import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { NOW, personId } from '../../../test/people.ts';
import { STAFF_ID } from '../../../test/work-items.ts';
import { PatientHolder } from './index.ts';

const answering = (mine: boolean) =>
  fakeHttp({
    'worklist/claim': () => ({
      vitaId: personId(1),
      data: {
        claim: {
          staff: { id: STAFF_ID, name: 'Anita Desai' },
          until: NOW / 1000 + 900,
          mine,
          assigned: false,
        },
      },
    }),
    'worklist/release': () => ({ vitaId: personId(1), data: { claim: null } }),
  });

const meta = {
  title: 'Calls/Patient holder',
  component: PatientHolder,
  parameters: { http: answering(false) },
  args: { vitaId: personId(1) },
} satisfies Meta<typeof PatientHolder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Reserved for Anita Desai until 10:15 am')).toBeVisible();
  },
};
export const HeldDark: Story = { globals: { theme: 'dark' } };
export const HeldInHindi: Story = { globals: { locale: 'hi' } };
export const Mine: Story = { parameters: { http: answering(true) } };
export const NotKnown: Story = {
  parameters: {
    http: fakeHttp({
      'worklist/claim': () => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'worklist/claim' });
      },
      'worklist/release': () => ({ vitaId: personId(1), data: { claim: null } }),
    }),
  },
};
