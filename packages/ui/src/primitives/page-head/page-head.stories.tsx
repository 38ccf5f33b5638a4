import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { HeadPart, PageHead } from './index.ts';

const meta = {
  title: 'Primitives/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tasks',
    acts: (
      <Button variant="primary" size="small" icon="add">
        Add a task
      </Button>
    ),
    children: (
      <>
        <HeadPart place="count">12 tasks</HeadPart>
        <HeadPart place="acts">
          <IconButton icon="print" label="Print" />
        </HeadPart>
        <p>The list</p>
      </>
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActs: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('12 tasks')).toBeVisible();
  },
};
