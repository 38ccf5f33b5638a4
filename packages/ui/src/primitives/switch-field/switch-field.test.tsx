import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { SwitchField } from './index.ts';

describe('SwitchField', () => {
  it('is a switch with its label and hint, toggled by a click on either', async () => {
    const change = vi.fn();
    renderUi(<SwitchField label="Compact rows" hint="More on a screen" checked={false} onChange={change} />);
    const control = screen.getByRole('switch', { name: 'Compact rows' });
    expect(control.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(control);
    await userEvent.click(screen.getByText('Compact rows'));
    expect(change.mock.calls).toEqual([[true], [true]]);
  });
});
