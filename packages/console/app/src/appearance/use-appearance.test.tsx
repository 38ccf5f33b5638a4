// spec: 229

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../test/fake-console.tsx';
import { useConsole } from '../console-context.tsx';
import { MainGuard } from '../guards/main-guard.tsx';
import { useAppearance, useAppearanceInForce, useStoredAppearance } from './use-appearance.ts';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  delete root.dataset.density;
  root.lang = 'en';
});

function Look() {
  const care = useConsole();
  const { density } = useAppearance(care);
  useAppearanceInForce(care);
  useStoredAppearance();
  return (
    <button type="button" onClick={() => care.appearance.choose({ density: 'compact' })}>
      {density}
    </button>
  );
}

const answer = (preferenceInfo: Record<string, unknown>) => ({ code: 1, preference: { preferenceInfo } });

describe('the look of the signed-in person', () => {
  it('is read from the preference service and stored there', async () => {
    const updated = vi.fn(async (request: Request) => {
      const { preferenceInfo } = await request.json();
      return answer(preferenceInfo);
    });
    const fake = fakeConsole({
      '/api/preference/get': () => answer({ theme: 'contrast', locale: 'hi', updatedAt: 1_700_000_000 }),
      '/api/preference/update': updated,
    });
    render(
      <Around fake={fake}>
        <MainGuard>
          <Look />
        </MainGuard>
      </Around>,
    );
    await waitFor(() => expect(root.dataset.theme).toBe('contrast'));
    await waitFor(() => expect(root.lang).toBe('hi'));
    (await screen.findByRole('button', { name: 'comfortable' })).click();
    await screen.findByRole('button', { name: 'compact' });
    await waitFor(() => expect(fake.care.appearance.unstored()).toBeUndefined());
    expect(root.dataset.density).toBe('compact');
    expect(updated).toHaveBeenCalledTimes(1);
  });
});
