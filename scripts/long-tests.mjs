/**
 * The slowest server tests: they start, kill, restore and fill real processes and databases, or check query
 * plans on many rows. `npm test` skips them and says so (its journeys and short proofs also start, restart and
 * kill servers); `npm run prove` runs them.
 */
export const LONG_SERVER_TESTS = [
  'test/process.test.ts',
  'test/patients/privacy-commands.test.ts',
  'src/backup/backup.test.ts',
  'src/platform/database/upkeep/durability.test.ts',
  'src/backup/upgrade.test.ts',
  'src/import/run-import.test.ts',
  'src/import/resources/shared-records.test.ts',
  'src/platform/database/embedded/embedded-folder.test.ts',
  'src/platform/database/server/server-pool.test.ts',
  'test/identity/keys.test.ts',
  'src/cli/slots.test.ts',
  'src/calls/call-history-plans.test.ts',
  'src/worklist/worklist-plans.test.ts',
  'test/identity/other-provider.test.ts',
  'src/platform/database/upkeep/find-damage.test.ts',
  'src/demo/make-demo.test.ts',
  'src/identity/rotate-keys.test.ts',
  'src/backup/backup.routes.test.ts',
  'test/identity/many-sign-ins.test.ts',
  'src/calls/call-path-plans.test.ts',
  'src/patients/search/patient-search-plans.test.ts',
  'src/observations/alerts/reading-alert-plans.test.ts',
  'src/demo/demo-folder.test.ts',
  'src/demo/demo-encounters.test.ts',
  'src/cli/calling-hours.test.ts',
  'src/import/patients/shared-people.test.ts',
  'test/requests/tracing.test.ts',
  'src/service/saves-beside-lists.test.ts',
  'src/platform/database/embedded/folder-lock.test.ts',
  'src/platform/database/embedded/embedded-upkeep.test.ts',
  'src/backup/roles.test.ts',
  'src/overview/overview-plans.test.ts',
  'src/worklist/patient-lists-plans.test.ts',
  'src/billing/billing-plans.test.ts',
  'src/labs/lab-work-plans.test.ts',
  'src/encounters/appointments-plans.test.ts',
  'build/demo/call-answers.test.ts',
  'build/demo/pack-clinic.test.ts',
];

/**
 * Journeys that only `npm run prove` runs. Other tests of every run cover the same screens and endpoints, and
 * no promise is proved only here.
 */
export const LONG_JOURNEYS = [
  'administration-keyboard.e2e.ts',
  'audit.e2e.ts',
  'browser-keeps.e2e.ts',
  'call-history.e2e.ts',
  'case-sheet.e2e.ts',
  'charts-elsewhere.e2e.ts',
  'charts.e2e.ts',
  'console-in-page.e2e.ts',
  'consult-tab.e2e.ts',
  'dangerous-readings.e2e.ts',
  'development-build.e2e.ts',
  'duplicates.e2e.ts',
  'every-metric.e2e.ts',
  'facility-administration.e2e.ts',
  'facility-choice.e2e.ts',
  'frame.e2e.ts',
  'full-screen.e2e.ts',
  'health-check.e2e.ts',
  'imported-person.e2e.ts',
  'keyboard.e2e.ts',
  'language.e2e.ts',
  'live.e2e.ts',
  'loading.e2e.ts',
  'motherhood-call.e2e.ts',
  'new-version.e2e.ts',
  'patient-care.e2e.ts',
  'patient-changes.e2e.ts',
  'patient-links.e2e.ts',
  'patient-search.e2e.ts',
  'prescriptions.e2e.ts',
  'readings.e2e.ts',
  'restart.e2e.ts',
  'second-factor.e2e.ts',
  'session-further.e2e.ts',
  'shell-keyboard.e2e.ts',
  'staff-administration.e2e.ts',
  'video-consultation.e2e.ts',
  'video-visit.e2e.ts',
  'worklist.e2e.ts',
];

/** Whether `npm test` started this run. */
export const leavesOutLongTests = () => process.env.CARELINE_TESTS === 'short';

/** Returns one in `share` of a list for a short run. Each `CARELINE_SEED` selects different ones. */
export const ofTurn = (all, share) =>
  all.filter((_, place) => (place + Number(process.env.CARELINE_SEED ?? 0)) % share === 0);
