import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { LeaveDialog } from '../unsaved/leave-dialog.tsx';
import type { AppUpdate } from './app-update.ts';
import { UpdateProvider } from './update-context.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

function draw({ dirty }: { readonly dirty: boolean }) {
  const fake = fakeConsole();
  fake.care.unsaved.setDirty(dirty);
  const update = {
    isReady: () => true,
    apply: vi.fn(),
    dismiss: vi.fn(),
    subscribe: () => () => {},
    watch: () => () => {},
  } satisfies AppUpdate;
  render(
    <Around fake={fake}>
      <UpdateProvider value={update}>
        <UpdatePrompt />
      </UpdateProvider>
      <LeaveDialog />
    </Around>,
  );
  return update;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('UpdatePrompt', () => {
  it('starts the new version when the user accepts', async () => {
    const update = draw({ dirty: false });
    expect(update.apply).not.toHaveBeenCalled();
    await click('Reload');
    expect(update.apply).toHaveBeenCalledTimes(1);
  });

  it('asks about unsaved work first', async () => {
    const update = draw({ dirty: true });
    await click('Reload');
    expect(update.apply).not.toHaveBeenCalled();
    await click('Stay here');
    expect(update.apply).not.toHaveBeenCalled();
    await click('Reload');
    await click('Leave without saving');
    expect(update.apply).toHaveBeenCalledTimes(1);
  });
});
