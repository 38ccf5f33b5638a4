import { PATHS } from '@careline/core/internal/navigation';
import { ProgressLine } from '@careline/ui/primitives/progress';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { onDemand } from './errors/on-demand.tsx';
import { MainGuard } from './guards/main-guard.tsx';
import { OpeningPage } from './guards/waiting/waiting.tsx';
import { FollowMerged } from './navigation/follow-merged.tsx';
import { useBusy } from './navigation/pending-context.tsx';
import { UpdatePrompt } from './offline/update-prompt.tsx';
import { AuthPage } from './pages/auth/auth-page.tsx';
import { CallbackPage } from './pages/auth/callback-page.tsx';

const FrameArea = onDemand(() => import('./shell-layout/frame-area.tsx'));
const WaitingRoomPage = onDemand(() => import('./pages/appointments/waiting-room-page.tsx'));

/** A separate component, so that the routes are not redrawn on every request. */
function Waiting() {
  return <ProgressLine active={useBusy()} />;
}

/** The addresses of specification 2.1. All but the sign-in load with the frame, below the main guard. */
export function ConsoleRoutes() {
  return (
    <>
      <Waiting />
      <FollowMerged />
      <Suspense fallback={<OpeningPage />}>
        <Routes>
          <Route path={PATHS.auth} element={<AuthPage />} />
          <Route path={PATHS.callback} element={<CallbackPage />} />
          <Route
            path={PATHS.waitingRoom}
            element={
              <MainGuard>
                <WaitingRoomPage />
              </MainGuard>
            }
          />
          <Route
            path="/*"
            element={
              <MainGuard>
                <FrameArea />
              </MainGuard>
            }
          />
        </Routes>
      </Suspense>
      <UpdatePrompt />
    </>
  );
}
