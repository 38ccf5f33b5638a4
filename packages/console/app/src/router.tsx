import { AREA_SCOPES, AREAS, type AreaScope, PATHS } from '@careline/core/internal/navigation';
import { ProgressLine } from '@careline/ui/primitives/progress';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { onDemand } from './errors/on-demand.tsx';
import { MainGuard } from './guards/main-guard.tsx';
import { OpeningPage } from './guards/waiting/waiting.tsx';
import { AreaLoading } from './navigation/area-loading.tsx';
import { FollowMerged } from './navigation/follow-merged.tsx';
import { useBusy } from './navigation/pending-context.tsx';
import { UpdatePrompt } from './offline/update-prompt.tsx';
import { AuthPage } from './pages/auth/auth-page.tsx';
import { CallbackPage } from './pages/auth/callback-page.tsx';

const ShellLayout = onDemand(() => import('./shell-layout/shell-layout.tsx'));
const CommonArea = onDemand(() => import('./guards/common-area.tsx'));
const AlertsPage = onDemand(() => import('./pages/alerts/alerts-page.tsx'));
const ProhealthArea = onDemand(() => import('./pages/prohealth-area.tsx'));
const EncountersArea = onDemand(() => import('./pages/encounters/encounters-area.tsx'));
const AppointmentsArea = onDemand(() => import('./pages/appointments/appointments-area.tsx'));
const WaitingRoomPage = onDemand(() => import('./pages/appointments/waiting-room-page.tsx'));
const NotFoundPage = onDemand(() => import('./pages/not-found/not-found-page.tsx'));

/** Areas other than the programme area, at their address in core. */
const AREA_PAGES: Readonly<Record<AreaScope, ComponentType>> = {
  my_encounters: EncountersArea,
  facility_encounters: EncountersArea,
  all_encounters: EncountersArea,
  'care-provider-teams': onDemand(() => import('./pages/encounters/teams/care-teams-page.tsx')),
  availability: onDemand(() => import('./pages/encounters/availability/availability-page.tsx')),
  tasks: onDemand(() => import('./pages/tasks/tasks-page.tsx')),
  referrals: onDemand(async () => ({
    default: (await import('./pages/tasks/tasks-page.tsx')).ReferralsPage,
  })),
  notifications: onDemand(() => import('./pages/notifications/notifications-page.tsx')),
  insights: onDemand(() => import('./pages/insights/insights-area.tsx')),
  settings: onDemand(() => import('./pages/settings-area.tsx')),
  auditor: onDemand(() => import('./pages/audit/audit-area.tsx')),
  my_appointments: AppointmentsArea,
  facility_appointments: AppointmentsArea,
  all_appointments: AppointmentsArea,
  booking_requests: onDemand(() => import('./pages/appointments/booking-requests-page.tsx')),
  'review-appointments': onDemand(async () => ({
    default: (await import('./pages/tasks/tasks-page.tsx')).ReviewsPage,
  })),
  my_patients: onDemand(() => import('./pages/patients/lists/my-patients-page.tsx')),
  patients: onDemand(() => import('./pages/patients/lists/facility-patients-page.tsx')),
  patient_registration: onDemand(() => import('./pages/patients/registration/outside-registration-page.tsx')),
  'phc-patient-registration': onDemand(() => import('./pages/patients/registration/walk-in-page.tsx')),
  'ahc-bookings': onDemand(() => import('./pages/encounters/health-check/check-bookings-page.tsx')),
  'ahc-patient-search': onDemand(() => import('./pages/encounters/health-check/check-search-page.tsx')),
  investigations: onDemand(() => import('./pages/investigations/investigations-page.tsx')),
  doctors: onDemand(() => import('./pages/directory/doctors-page.tsx')),
  live_doctor_status: onDemand(() => import('./pages/directory/live-status-page.tsx')),
  facilities: onDemand(() => import('./pages/directory/facilities-page.tsx')),
  projects: onDemand(() => import('./pages/projects/projects-area.tsx')),
  transactions: onDemand(() => import('./pages/transactions/transactions-area.tsx')),
  refunds: onDemand(() => import('./pages/transactions/refunds-area.tsx')),
};

function pathsOf(scope: AreaScope): readonly string[] {
  const area: { readonly path: string; readonly also?: readonly string[] } = AREAS[scope];
  return [area.path, ...(area.also ?? [])];
}

/** Returns an area in the frame, with a placeholder while it loads. */
const inFrame = (area: ReactNode) => <Suspense fallback={<AreaLoading />}>{area}</Suspense>;

/** A separate component, so that the routes are not redrawn on every request. */
function Waiting() {
  return <ProgressLine active={useBusy()} />;
}

/** The addresses of specification 2.1. Areas load on demand, below one main guard. */
export function ConsoleRoutes() {
  return (
    <>
      <Waiting />
      <FollowMerged />
      <Suspense fallback={<OpeningPage />}>
        <Routes>
          <Route path={PATHS.auth} element={<AuthPage />} />
          <Route path={PATHS.callback} element={<CallbackPage />} />
          <Route path={PATHS.waitingRoom} element={<MainGuard>{inFrame(<WaitingRoomPage />)}</MainGuard>} />
          <Route
            element={
              <MainGuard>
                <ShellLayout />
              </MainGuard>
            }
          >
            <Route index element={inFrame(<CommonArea />)} />
            <Route path={`${PATHS.programmeArea}/*`} element={inFrame(<ProhealthArea />)} />
            <Route path={PATHS.alerts} element={inFrame(<AlertsPage />)} />
            {AREA_SCOPES.flatMap((scope) => {
              const Area = AREA_PAGES[scope];
              return pathsOf(scope).map((path) => (
                <Route key={path} path={`${path}/*`} element={inFrame(<Area />)} />
              ));
            })}
            <Route path="*" element={inFrame(<NotFoundPage />)} />
          </Route>
        </Routes>
      </Suspense>
      <UpdatePrompt />
    </>
  );
}
