import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'The call history could not be loaded',
    children: 'The server did not answer in time. Nothing was changed.',
    onRetry: fn(),
    requestId: '0f9c2b7a-5d1e',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Plain: Story = { args: { onRetry: undefined, requestId: undefined } };
