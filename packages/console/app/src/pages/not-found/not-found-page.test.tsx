import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { ProfileProvider } from '../../session/profile-provider.tsx';
import NotFoundPage from './not-found-page.tsx';

let go: ReturnType<typeof useNavigate>;
function Steps() {
  go = useNavigate();
  return null;
}

function draw(path: string) {
  const profile = profileOf({ scopes: ['prohealth', 'search', 'discharges'] });
  render(
    <Around fake={fakeConsole()} path={path}>
      <Steps />
      <ProfileProvider value={profile}>
        <Routes>
          <Route path="/prohealth" element={<p>The dashboard</p>} />
          <Route path="/prohealth/charts" element={<p>The charts</p>} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ProfileProvider>
    </Around>,
  );
}

describe('an unknown address', () => {
  it('is named, also in the title, with the screens this user has', () => {
    draw('/prohealht/serach');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no screen at this address');
    expect(document.title).toBe('There is no screen at this address · Careline');
    expect(screen.getByText('/prohealht/serach')).toBeTruthy();
    const places = within(screen.getByRole('list')).getAllByRole('link');
    expect(places.map((place) => place.getAttribute('href'))).toEqual([
      '/prohealth',
      '/prohealth/searchByUhid',
    ]);
  });

  it('leads to a screen', async () => {
    draw('/nowhere');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(screen.getByText('The dashboard')).toBeTruthy();
  });

  it.each(['/charts', '/CHARTS'])('%s leads to the screen of that scope', (path) => {
    draw(path);
    expect(screen.getByText('The charts')).toBeTruthy();
  });

  it('offers a way back only where there is one', async () => {
    draw('/nowhere');
    expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
    cleanup();
    draw('/prohealth');
    await act(async () => void (await go('/nowhere')));
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.getByText('The dashboard')).toBeTruthy();
  });
});
