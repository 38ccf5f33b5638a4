import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { SegmentedField } from './index.ts';

function Theme() {
  const [theme, setTheme] = useState('light');
  const options = ['light', 'dark'].map((value) => ({ value, label: value }));
  return <SegmentedField label="Theme" options={options} value={theme} onChange={setTheme} />;
}

describe('SegmentedField', () => {
  it('is a group of radio buttons for the arrow keys', async () => {
    renderUi(<Theme />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'light', checked: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'dark', checked: true })).toBe(document.activeElement);
  });
});
