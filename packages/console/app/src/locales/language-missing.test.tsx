import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { LanguageMissing } from './language-missing.tsx';

async function chooseMissing() {
  const fake = fakeConsole();
  fake.loadWords.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <Around fake={fake}>
      <LanguageMissing />
    </Around>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => fake.care.language.want('hi'));
  await screen.findByRole('dialog', { name: 'Hindi could not be loaded' });
  return fake.care.language;
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('LanguageMissing', () => {
  it.each([
    ['Try again', 'hi'],
    ['Not now', 'en'],
  ])('%s: the console uses %s', async (name, locale) => {
    const language = await chooseMissing();
    await click(name);
    await gone();
    expect(language.get()).toEqual({ locale, isPartial: false, missing: undefined });
  });
});
