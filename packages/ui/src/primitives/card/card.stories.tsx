import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { title: 'Last readings', children: <p>148/92 mmHg on 12-03-2026</p> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" variant="quiet" icon="refresh">
        Refresh
      </Button>
    ),
  },
};
export const WithoutTitle: Story = { args: { title: undefined } };
