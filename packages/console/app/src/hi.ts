import { hindiFrame } from '@careline/ui/locales/hi-frame';
import type { Translation } from '@careline/ui/messages';
import { areaBoundaryHindi } from './errors/area-boundary.messages.hi.ts';
import { askAgainHindi } from './guards/ask-again.messages.hi.ts';
import { idleLockedPageHindi } from './guards/locked/idle-locked-page.messages.hi.ts';
import { lockedPageHindi } from './guards/locked/locked-page.messages.hi.ts';
import { noAccessPageHindi } from './guards/no-access/no-access-page.messages.hi.ts';
import { waitingHindi } from './guards/waiting/waiting.messages.hi.ts';
import { languageMissingHindi } from './locales/language-missing.messages.hi.ts';
import { followMergedHindi } from './navigation/follow-merged.messages.hi.ts';
import { alertsPageHindi } from './pages/alerts/alerts-page.messages.hi.ts';
import { auditHindi } from './pages/audit/audit.messages.hi.ts';
import { auditExportHindi } from './pages/audit/audit-export.messages.hi.ts';
import { patientReportHindi } from './pages/audit/patient-report.messages.hi.ts';
import { authPageHindi } from './pages/auth/auth-page.messages.hi.ts';
import { callbackPageHindi } from './pages/auth/callback-page.messages.hi.ts';
import { changePasswordHindi } from './pages/auth/change-password.messages.hi.ts';
import { callInfoPageHindi } from './pages/calls/call-info/call-info-page.messages.hi.ts';
import { callStatusHistoryPageHindi } from './pages/calls/call-status-history/call-status-history-page.messages.hi.ts';
import { chartsPageHindi } from './pages/charts/charts-page.messages.hi.ts';
import { configFailedPageHindi } from './pages/config-failed/config-failed-page.messages.hi.ts';
import { encountersHindi } from './pages/encounters/encounters.messages.hi.ts';
import { healthCheckPageHindi } from './pages/encounters/health-check/health-check-page.messages.hi.ts';
import { healthChecksHindi } from './pages/encounters/health-check/health-checks.messages.hi.ts';
import { facilitiesHindi } from './pages/facilities/facilities.messages.hi.ts';
import { messagesPageHindi } from './pages/messages/messages-page.messages.hi.ts';
import { notFoundPageHindi } from './pages/not-found/not-found-page.messages.hi.ts';
import { partnersHindi } from './pages/partners/partners.messages.hi.ts';
import { duplicatesHindi } from './pages/patients/duplicates/duplicates.messages.hi.ts';
import { linksHindi } from './pages/patients/links/links.messages.hi.ts';
import { patientPageHindi } from './pages/patients/patient/patient-page.messages.hi.ts';
import { patientRegistrationPageHindi } from './pages/patients/patient/patient-registration-page.messages.hi.ts';
import { registrationPageHindi } from './pages/patients/registration/registration-page.messages.hi.ts';
import { emergencyAccessHindi } from './pages/patients/search/emergency-access.messages.hi.ts';
import { searchPageHindi } from './pages/patients/search/search-page.messages.hi.ts';
import { dashboardPageHindi } from './pages/prohealth/dashboard/dashboard-page.messages.hi.ts';
import { limitsHindi } from './pages/settings/limits/limits.messages.hi.ts';
import { organisationHindi } from './pages/settings/organisation/organisation.messages.hi.ts';
import { settingsHindi } from './pages/settings/settings.messages.hi.ts';
import { staffHindi } from './pages/staff/staff.messages.hi.ts';
import { signInBesideHindi } from './session/sign-in-beside.messages.hi.ts';
import { leaveDialogHindi } from './unsaved/leave-dialog.messages.hi.ts';
import { waitingCountHindi } from './unsent/waiting-count.messages.hi.ts';

/** Every sentence of the console in Hindi with those of its frame; a test finds what is missing here. */
export const consoleHindi: readonly Translation[] = [
  ...hindiFrame,
  areaBoundaryHindi,
  askAgainHindi,
  alertsPageHindi,
  auditHindi,
  auditExportHindi,
  patientReportHindi,
  authPageHindi,
  callbackPageHindi,
  changePasswordHindi,
  configFailedPageHindi,
  idleLockedPageHindi,
  waitingCountHindi,
  lockedPageHindi,
  noAccessPageHindi,
  notFoundPageHindi,
  callInfoPageHindi,
  callStatusHistoryPageHindi,
  chartsPageHindi,
  dashboardPageHindi,
  linksHindi,
  messagesPageHindi,
  patientPageHindi,
  patientRegistrationPageHindi,
  encountersHindi,
  healthCheckPageHindi,
  healthChecksHindi,
  registrationPageHindi,
  emergencyAccessHindi,
  searchPageHindi,
  settingsHindi,
  duplicatesHindi,
  followMergedHindi,
  facilitiesHindi,
  staffHindi,
  limitsHindi,
  organisationHindi,
  partnersHindi,
  waitingHindi,
  signInBesideHindi,
  leaveDialogHindi,
  languageMissingHindi,
];
