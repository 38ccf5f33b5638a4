import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, reach, showCall } from '../../../test/call-screen.tsx';

afterEach(() => page.viewport(1280, 800));

/** The element at the centre of the focused field. */
function atFocus(): Element | null {
  const { left, top, width, height } = (document.activeElement as HTMLElement).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

describe('the call form in a short window', () => {
  it.each([
    [360, 640],
    [360, 360],
    [740, 340],
  ])('of %d × %d never covers the field that is being edited', async (width, height) => {
    await page.viewport(width, height);
    showCall();
    await reach();
    await fill('Systolic', '184');
    await fill('Diastolic', '112');
    const fields = [
      ...screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('readonly')),
      ...screen.getAllByRole('combobox'),
    ];
    screen.getByLabelText('Systolic').focus();
    const covered: string[] = [];
    for (const field of fields) {
      field.focus();
      if (document.activeElement === field && !field.contains(atFocus())) covered.push(field.id);
    }
    expect(covered).toEqual([]);
    expect(fields.length).toBeGreaterThan(10);
    await userEvent.keyboard('x');
  });
});
