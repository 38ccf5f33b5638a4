import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fill, press, reach, showCall } from '../../../../test/call-screen.tsx';

const navigation = () => screen.getByRole('navigation', { name: 'Sections' });
const fold = () => within(navigation()).getByRole('button', { name: /^Sections/ });
const entry = (name: RegExp) => within(navigation()).getByRole('button', { name });

const unfold = () => userEvent.click(fold());

async function opened() {
  showCall();
  await reach();
  await unfold();
}

describe('the sections of a form', () => {
  it('show how far each is filled in, and what to correct', async () => {
    await opened();
    expect(fold()).toHaveAccessibleName('Sections 0 of 16 started');
    await fill('Glucose', '120');
    await unfold();
    expect(entry(/^Blood Glucose/)).toHaveAccessibleName(/1 of 2|2 of 2/);
    await fill('Systolic', '92');
    await fill('Diastolic', '148');
    await press('Save call');
    await unfold();
    expect(
      await within(navigation()).findByRole('button', { name: /^Blood pressure 1 to correct/ }),
    ).toBeVisible();
  });

  it('link to the first control of a section, and collapse', async () => {
    await opened();
    await userEvent.click(entry(/^Diet/));
    expect(screen.getByLabelText('Kind of diet')).toHaveFocus();
    expect(within(navigation()).queryByText(/Alt\+N/)).toBeNull();
  });

  it('collapse with Escape, and when the focus moves on', async () => {
    await opened();
    await userEvent.keyboard('{Tab}{Escape}');
    expect(fold()).toHaveFocus();
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(entry(/^Diet/)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Note'));
    expect(fold()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are navigated with Alt+N and Alt+P, which type nothing', async () => {
    showCall();
    await reach();
    await userEvent.click(screen.getByLabelText('Diastolic'));
    await userEvent.keyboard('{Alt>}n{/Alt}');
    expect(screen.getByLabelText('Weight')).toHaveFocus();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    expect(screen.getByLabelText('Systolic')).toHaveFocus();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    expect(screen.getByLabelText('Systolic')).toHaveFocus();
    expect(screen.getByLabelText('Systolic')).toHaveValue('');
  });

  it('continue with Alt+N from the last one to the note and the next call, and stay there; Alt+P goes back', async () => {
    showCall();
    await reach();
    await userEvent.click(screen.getByLabelText('What the patient reports'));
    const stepped = async (key: 'n' | 'p') => {
      await userEvent.keyboard(`{Alt>}${key}{/Alt}`);
      return document.activeElement;
    };
    let last = document.activeElement;
    for (let at = await stepped('n'); at !== screen.getByLabelText('Note'); at = await stepped('n')) {
      expect(at).not.toBe(last);
      last = at;
    }
    const again = screen.getByRole('checkbox', { name: 'Call again' });
    expect(await stepped('n')).toBe(again);
    expect(await stepped('n')).toBe(again);
    expect(await stepped('p')).toBe(screen.getByLabelText('Note'));
    expect(await stepped('p')).toBe(last);
  });
});
