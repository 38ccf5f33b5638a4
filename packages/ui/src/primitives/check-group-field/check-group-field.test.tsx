import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { CheckGroupField, type CheckGroupFieldProps } from './index.ts';

const options = ['A', 'B', 'C'].map((value) => ({ value, label: `Sign ${value}` }));

function Chosen({ onChange, ...props }: Partial<CheckGroupFieldProps>) {
  const [value, setValue] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    setValue(next);
    onChange?.(next);
  };
  return <CheckGroupField label="Signs" options={options} {...props} value={value} onChange={change} />;
}

describe('CheckGroupField', () => {
  it('returns the choices in the order of the options', async () => {
    const onChange = vi.fn();
    renderUi(<Chosen onChange={onChange} />);
    for (const name of ['Sign C', 'Sign A', 'Sign C'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(onChange.mock.calls).toEqual([[['C']], [['A', 'C']], [['A']]]);
  });

  it('is left when the focus leaves all of it', async () => {
    const onBlur = vi.fn();
    renderUi(<Chosen onBlur={onBlur} />);
    screen.getByRole('checkbox', { name: 'Sign A' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Sign B' })).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('shows an error for the whole group', () => {
    renderUi(<Chosen id="signs" error="Choose one." last="Last Sign A" />);
    expect(screen.getByRole('group', { name: 'Signs' })).toHaveAccessibleDescription(
      'Choose one. Last Sign A',
    );
    expect(screen.getByRole('checkbox', { name: 'Sign A' })).toBeInvalid();
    expect(screen.getByRole('checkbox', { name: 'Sign A' })).toHaveAttribute('id', 'signs');
  });
});
