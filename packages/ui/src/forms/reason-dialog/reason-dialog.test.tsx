import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { ReasonDialog, type ReasonDialogProps } from './index.ts';

function show(props: Partial<ReasonDialogProps> = {}) {
  const onConfirm = vi.fn();
  renderUi(
    <ReasonDialog
      words={{ title: 'Delete this note?', keep: 'Keep it', action: 'Delete', reason: 'Reason' }}
      most={300}
      problemOf={(reason) => (reason.trim() === '' ? 'Enter a reason.' : undefined)}
      busy={false}
      failure={undefined}
      meaning="It is shown to nobody any more."
      onConfirm={onConfirm}
      onClose={() => undefined}
      {...props}
    />,
  );
  return onConfirm;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));
const reason = () => screen.getByRole('textbox', { name: 'Reason' });

it('explains the consequences, and asks why before it acts', async () => {
  const onConfirm = show();
  expect(screen.getByText('It is shown to nobody any more.')).toBeVisible();
  expect(screen.queryByText('Enter a reason.')).toBeNull();
  await press();
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.fill(reason(), ' a mistake ');
  await press();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('a mistake');
});

it('waits for required fields besides the reason', async () => {
  const onConfirm = show({ isComplete: false, more: (asked) => asked && <p>Confirm it.</p> });
  await userEvent.fill(reason(), 'a mistake');
  expect(screen.queryByText('Confirm it.')).toBeNull();
  await press();
  expect(screen.getByText('Confirm it.')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});
