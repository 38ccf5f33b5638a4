import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField } from './index.ts';

const meta = {
  title: 'Primitives/FileField',
  component: FileField,
  args: {
    label: 'Report',
    files: [],
    accept: ['application/pdf'],
    maxFiles: 3,
    onChoose: fn(),
    onRemove: fn(),
    className: 'max-w-md',
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EveryState: Story = {
  args: {
    files: [
      { id: '1', name: 'blood-count.pdf', state: 'stored' },
      { id: '2', name: 'scan.pdf', state: 'uploading' },
      { id: '3', name: 'prescription.pdf', state: 'failed' },
    ],
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove blood-count.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.getByLabelText('Report')).toHaveFocus();
  },
};
