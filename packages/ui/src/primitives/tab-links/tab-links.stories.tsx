import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkThrough } from '../../navigation/index.ts';
import { TabLinks } from './index.ts';

const tab = (key: string, label: string) => ({ key, label, link: linkThrough(() => {}, `/patient/${key}`) });

const meta = {
  title: 'Primitives/TabLinks',
  component: TabLinks,
  args: {
    label: 'Parts of the record',
    current: 'readings',
    tabs: [
      ...[tab('overview', 'Overview'), tab('record', 'Medical record'), tab('readings', 'Readings')],
      ...[tab('calls', 'Calls'), tab('notes', 'Notes'), tab('messages', 'Messages')],
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Readings: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Readings');
  },
};
