import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from './index.ts';

const meta = {
  title: 'Primitives/StatusTag',
  component: StatusTag,
  args: { children: 'Reached the patient' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusTag>Unfinished</StatusTag>
      <StatusTag tone="success">Reached the patient</StatusTag>
      <StatusTag tone="warning">No answer</StatusTag>
      <StatusTag tone="danger" icon="phone_disabled">
        Do not call
      </StatusTag>
      <StatusTag tone="info">Withdrawn</StatusTag>
    </div>
  ),
};
