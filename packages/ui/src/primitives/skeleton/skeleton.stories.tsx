import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = { args: { lines: 3 } };
export const Rows: Story = { args: { lines: 4, shape: 'row' } };
export const Card: Story = { args: { shape: 'card' } };
export const Picture: Story = { args: { shape: 'circle' } };
