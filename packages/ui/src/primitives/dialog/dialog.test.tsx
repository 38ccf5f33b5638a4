import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { Button } from '../button/index.ts';
import { Dialog } from './index.ts';

function Example({ persistent }: { readonly persistent?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Details" persistent={persistent}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Details' });
};

/** Clicks in the corner of the viewport, which is outside every dialog. */
const clickBeside = (dialog: HTMLElement) => {
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

describe('Dialog', () => {
  it('is modal, takes the focus, and returns it when Escape closes it', async () => {
    renderUi(<Example />);
    const dialog = await open();
    expect(dialog.matches(':modal')).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('starts with the focus on its title, or where requested', async () => {
    const { rerender } = renderUi(
      <Dialog open onClose={() => undefined} title="First">
        <input aria-label="Reason" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First' }));
    rerender(
      <Dialog key="second" open onClose={() => undefined} title="Second">
        <input aria-label="Reason" data-autofocus />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  });

  it('closes by its button', async () => {
    renderUi(<Example />);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a click outside, not by one inside', async () => {
    renderUi(<Example />);
    const dialog = await open();
    await userEvent.click(page.getByRole('textbox', { name: 'Reason' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    clickBeside(dialog);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when an answer is required', async () => {
    renderUi(<Example persistent />);
    const dialog = await open();
    clickBeside(dialog);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('keeps Escape from layers below and listeners on the window', async () => {
    renderUi(<Example />);
    const below: string[] = [];
    const listener = ({ key }: KeyboardEvent) => below.push(key);
    window.addEventListener('keydown', listener);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', listener);
    expect(below).toEqual(['Escape']);
  });

  it('leaves nothing behind when its owner unmounts while it is open', async () => {
    const { unmount } = renderUi(<Example />);
    await open();
    unmount();
    expect(document.querySelector('dialog')).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });
});
