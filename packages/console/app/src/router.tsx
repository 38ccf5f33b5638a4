import { PATHS } from '@careline/core/navigation';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { MainGuard } from './guards/main-guard.tsx';
import { AuthPage } from './pages/auth/auth-page.tsx';
import { CallbackPage } from './pages/auth/callback-page.tsx';

const ShellLayout = lazy(() => import('./shell-layout/shell-layout.tsx'));
const CommonArea = lazy(() => import('./guards/common-area.tsx'));
const AlertsPage = lazy(() => import('./pages/alerts/alerts-page.tsx'));
const ProhealthArea = lazy(() => import('./pages/prohealth/prohealth-area.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found/not-found-page.tsx'));

/** The addresses of specification 2.1. Areas are loaded on demand, below one main guard. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route path={PATHS.auth} element={<AuthPage />} />
      <Route path={PATHS.callback} element={<CallbackPage />} />
      <Route
        element={
          <MainGuard>
            <ShellLayout />
          </MainGuard>
        }
      >
        <Route index element={<CommonArea />} />
        <Route path={`${PATHS.programmeArea}/*`} element={<ProhealthArea />} />
        <Route path={PATHS.alerts} element={<AlertsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
