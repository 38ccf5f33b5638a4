import { hindiFrame } from '@careline/ui/locales/hi-frame';
import type { Translation } from '@careline/ui/messages';
import * as frame from './frame/frame.messages.hi.ts';
import * as guards from './guards/guards.messages.hi.ts';
import { hostedCoverHindi } from './hosted/hosted.messages.hi.ts';
import * as audit from './pages/audit/audit.messages.hi.ts';
import * as auth from './pages/auth/auth.messages.hi.ts';
import { encountersHindi } from './pages/encounters/encounters.messages.hi.ts';
import { healthCheckPageHindi } from './pages/encounters/health-check/health-check-page.messages.hi.ts';
import { healthChecksHindi } from './pages/encounters/health-check/health-checks.messages.hi.ts';
import { facilitiesHindi } from './pages/facilities/facilities.messages.hi.ts';
import * as pages from './pages/pages.messages.hi.ts';
import { partnersHindi } from './pages/partners/partners.messages.hi.ts';
import { webhooksHindi } from './pages/partners/webhooks/webhooks.messages.hi.ts';
import { patientPageHindi } from './pages/patients/patient/patient-page.messages.hi.ts';
import { patientRegistrationPageHindi } from './pages/patients/patient/patient-registration-page.messages.hi.ts';
import * as patients from './pages/patients/patients.messages.hi.ts';
import { quickAddHindi } from './pages/patients/quick-add/quick-add.messages.hi.ts';
import { dashboardPageHindi } from './pages/prohealth/dashboard/dashboard-page.messages.hi.ts';
import * as settings from './pages/settings/settings.messages.hi.ts';
import { staffHindi } from './pages/staff/staff.messages.hi.ts';
import { consolePaletteHindi } from './palette/palette.messages.hi.ts';
import { tourHindi } from './tour/tour.messages.hi.ts';

/** Every sentence of the console in Hindi with those of its frame; a test finds what is missing here. */
export const consoleHindi: readonly Translation[] = [
  ...[audit, auth, frame, guards, pages, patients, settings].flatMap((room) =>
    Object.values<Translation>(room),
  ),
  ...hindiFrame,
  consolePaletteHindi,
  tourHindi,
  hostedCoverHindi,
  dashboardPageHindi,
  patientPageHindi,
  quickAddHindi,
  patientRegistrationPageHindi,
  encountersHindi,
  healthCheckPageHindi,
  healthChecksHindi,
  facilitiesHindi,
  staffHindi,
  partnersHindi,
  webhooksHindi,
];
