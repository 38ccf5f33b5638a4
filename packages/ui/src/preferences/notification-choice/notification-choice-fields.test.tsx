import { type NotificationChoice, USUAL_NOTIFICATION_CHOICE } from '@careline/core/internal/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { NotificationChoiceFields, useNotificationChoiceText } from './index.ts';

const CHOICE: NotificationChoice = {
  ...USUAL_NOTIFICATION_CHOICE,
  rules: [{ alert: 'critical-reading', channels: ['PUSH_NOTIFICATIONS'] }],
};

interface Shown {
  readonly value?: NotificationChoice;
  readonly tried?: boolean;
  readonly sendsMail?: boolean;
}

interface EditedProps extends Shown {
  readonly onEdit: (value: NotificationChoice) => void;
}

function Edited({ value: first = CHOICE, tried = false, sendsMail = true, onEdit }: EditedProps) {
  const [value, setValue] = useState(first);
  const text = useNotificationChoiceText();
  const change = (next: NotificationChoice) => {
    onEdit(next);
    setValue(next);
  };
  return (
    <>
      <NotificationChoiceFields
        value={value}
        tried={tried}
        sendsPush
        sendsMail={sendsMail}
        onChange={change}
      />
      <output>{text(value)}</output>
    </>
  );
}

function show(facts: Shown = {}) {
  const changed = vi.fn<(value: NotificationChoice) => void>();
  renderUi(<Edited {...facts} onEdit={changed} />);
  const last = () => changed.mock.lastCall?.[0];
  const box = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });
  return { last, box };
}

it('chooses kinds by channel, and asks for the time of a mail only then', async () => {
  const { last, box } = show();
  expect(box('In the browser', 'Critical reading')).toBeChecked();
  expect(screen.queryByLabelText(/Time of the mail/)).toBeNull();
  await userEvent.click(box('In the daily mail', 'Task for you'));
  await userEvent.click(box('In the daily mail', 'Critical reading'));
  await userEvent.click(box('In the browser', 'Critical reading'));
  expect(last()?.rules).toEqual([
    { alert: 'critical-reading', channels: ['EMAIL'] },
    { alert: 'task-assigned', channels: ['EMAIL'] },
  ]);
  expect(screen.getByLabelText(/Time of the mail/)).toHaveValue('7:30 am');
  expect(screen.getByText(/; Without names$/)).toHaveTextContent(
    'In the browser: nothing; In the mail at 07:30: Critical reading, Task for you; No quiet hours; Without names',
  );
});

it('has no quiet hours and no names until they are turned on', async () => {
  const { last } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  expect(last()?.quietHours).toEqual({ from: '21:00', to: '07:00' });
  await userEvent.click(screen.getByRole('checkbox', { name: /critical readings in quiet hours/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show patient names' }));
  expect(last()).toMatchObject({ urgentInQuietHours: true, showNames: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  expect(last()?.quietHours).toBeNull();
});

it('says which time is missing or the same', () => {
  show({ value: { ...CHOICE, quietHours: { from: '', to: '07:00' } }, tried: true });
  expect(screen.getByText('Enter a time.')).toBeVisible();
});

it('says that quiet hours need a length', () => {
  show({ value: { ...CHOICE, quietHours: { from: '07:00', to: '07:00' } }, tried: true });
  expect(screen.getByText('Enter another time than the beginning.')).toBeVisible();
});

it('says when no mail is sent here', () => {
  show({ sendsMail: false });
  expect(screen.getByText('This installation sends no mail.')).toBeVisible();
});
