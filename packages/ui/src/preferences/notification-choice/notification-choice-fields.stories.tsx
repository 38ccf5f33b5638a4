import { type NotificationChoice, USUAL_NOTIFICATION_CHOICE } from '@careline/core/internal/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NotificationChoiceFields, type NotificationChoiceFieldsProps } from './index.ts';

function Edited(props: NotificationChoiceFieldsProps) {
  const [value, setValue] = useState<NotificationChoice>(props.value);
  return <NotificationChoiceFields {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Preferences/Notifications',
  component: NotificationChoiceFields,
  render: (args) => (
    <div className="flex max-w-xl flex-col gap-4">
      <Edited {...args} />
    </div>
  ),
  args: {
    value: USUAL_NOTIFICATION_CHOICE,
    onChange: () => undefined,
    tried: false,
    sendsPush: true,
    sendsMail: true,
  },
} satisfies Meta<typeof NotificationChoiceFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quiet hours' }));
    await expect(canvas.getByLabelText(/From/)).toHaveValue('9:00 pm');
  },
};
export const MissingTime: Story = {
  args: { tried: true, value: { ...USUAL_NOTIFICATION_CHOICE, quietHours: { from: '', to: '07:00' } } },
};
export const NothingSent: Story = { args: { sendsPush: false, sendsMail: false } };
