import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    icon: 'history',
    title: 'No calls yet',
    children: 'Calls appear here as soon as the first one is saved.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = { args: { action: <Button variant="primary">Find a patient</Button> } };
export const WithoutAction: Story = {};
