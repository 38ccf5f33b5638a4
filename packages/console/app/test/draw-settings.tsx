import { render } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { MainGuard } from '../src/guards/main-guard.tsx';
import SettingsArea from '../src/pages/settings-area.tsx';
import { Around, type FakeConsole } from './fake-console.tsx';

/** Draws the settings at an address, behind the guard, as the person signed in to `fake`. */
export function drawSettings(fake: FakeConsole, path: string): void {
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <Routes>
          <Route path="/settings/*" element={<SettingsArea />} />
        </Routes>
      </MainGuard>
    </Around>,
  );
}
