import { RECORD_PLACES } from '@careline/core/internal/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { linkThrough } from '../../navigation/index.ts';
import { RecordPlaces } from './index.ts';

const answering = (pins: readonly string[]) =>
  fakeHttp({
    'preference/get': () => ({ code: 1, preference: { preferenceInfo: { pins }, updatedAt: 1 } }),
  });

const meta = {
  title: 'Record/Places',
  component: RecordPlaces,
  parameters: { http: answering(['DIAGNOSIS', 'MEDICATIONS', 'NOTES']) },
  args: {
    places: RECORD_PLACES.map((key) => ({
      key,
      part: 'Medical record',
      link: linkThrough(() => undefined, `#${key}`),
    })),
    onPrint: () => undefined,
  },
} satisfies Meta<typeof RecordPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pinned: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Diagnosis' })).toBeVisible();
  },
};
export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search record' }));
  },
};
export const NothingPinned: Story = { parameters: { http: answering([]) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
