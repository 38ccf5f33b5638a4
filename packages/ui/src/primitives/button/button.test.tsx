import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { Button, IconButton } from './index.ts';

describe('Button', () => {
  it('does not submit its form by default', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    renderUi(
      <form onSubmit={submit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('responds once while busy, keeps its name and its focus, and submits nothing', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={press}>
          Save
        </Button>
      </form>
    );
    const { rerender } = renderUi(form(false));
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(form(true));
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(button).toBe(document.activeElement);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('IconButton', () => {
  it('is found by its label', () => {
    renderUi(<IconButton icon="close" label="Close menu" />);
    expect(screen.getByRole('button', { name: 'Close menu' }).title).toBe('Close menu');
  });
});
