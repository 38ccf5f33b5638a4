import { readingAlertsHindi } from '../alerts/reading-alerts/reading-alerts.messages.hi.ts';
import { callInfoHindi } from '../calls/call-info/call-info.messages.hi.ts';
import { callInfoOutcomeHindi } from '../calls/call-info/call-outcome.messages.hi.ts';
import { callScriptHindi } from '../calls/call-info/call-script.messages.hi.ts';
import { callStartHindi } from '../calls/call-info/call-start.messages.hi.ts';
import { dispositionChoiceHindi } from '../calls/call-info/disposition-choice.messages.hi.ts';
import { lastReadingsHindi } from '../calls/call-info/last-readings.messages.hi.ts';
import { nextCallFieldsHindi } from '../calls/call-info/next-call-fields.messages.hi.ts';
import { previousCallsHindi } from '../calls/call-info/previous-calls.messages.hi.ts';
import { saveSummaryHindi } from '../calls/call-info/save-summary.messages.hi.ts';
import { callOutcomeHindi } from '../calls/call-outcome/call-outcome.messages.hi.ts';
import { callDetailHindi } from '../calls/call-status-history/call-detail.messages.hi.ts';
import { callStatusHistoryHindi } from '../calls/call-status-history/call-status-history.messages.hi.ts';
import { formRendererHindi } from '../forms/form-renderer/form-renderer.messages.hi.ts';
import { failureHindi } from '../http/failure.messages.hi.ts';
import { formLabelsChronicHindi } from '../messages/form-labels-chronic.hi.ts';
import { formLabelsMotherhoodHindi } from '../messages/form-labels-motherhood.hi.ts';
import type { Translation } from '../messages/index.ts';
import { offlineNoticeHindi } from '../notices/offline-notice/offline-notice.messages.hi.ts';
import { snackbarHindi } from '../notices/snackbar/snackbar.messages.hi.ts';
import { updateNoticeHindi } from '../notices/update-notice/update-notice.messages.hi.ts';
import { patientHeaderHindi } from '../patients/patient-header/patient-header.messages.hi.ts';
import { patientIdentityHindi } from '../patients/patient-identity/patient-identity.messages.hi.ts';
import { patientSearchHindi } from '../patients/patient-search/patient-search.messages.hi.ts';
import { dialogHindi } from '../primitives/dialog/dialog.messages.hi.ts';
import { errorStateHindi } from '../primitives/error-state/error-state.messages.hi.ts';
import { fieldHindi } from '../primitives/field/field.messages.hi.ts';
import { fileFieldHindi } from '../primitives/file-field/file-field.messages.hi.ts';
import { numberFieldHindi } from '../primitives/number-field/number-field.messages.hi.ts';
import { progressHindi } from '../primitives/progress/progress.messages.hi.ts';
import { progressLineHindi } from '../primitives/progress/progress-line.messages.hi.ts';
import { textAreaHindi } from '../primitives/text-area/text-area.messages.hi.ts';
import { accountInfoHindi } from '../shell/account-info/account-info.messages.hi.ts';
import { appsDrawerHindi } from '../shell/apps-drawer/apps-drawer.messages.hi.ts';
import { bottomBarHindi } from '../shell/bottom-bar/bottom-bar.messages.hi.ts';
import { fullScreenHindi } from '../shell/full-screen/full-screen.messages.hi.ts';
import { panelHindi } from '../shell/panel/panel.messages.hi.ts';
import { shellHindi } from '../shell/shell/shell.messages.hi.ts';
import { sideMenuHindi } from '../shell/side-menu/side-menu.messages.hi.ts';
import { topBarHindi } from '../shell/top-bar/top-bar.messages.hi.ts';

/** Every sentence of the components in Hindi; a test finds what is missing here. */
export const hindi: readonly Translation[] = [
  readingAlertsHindi,
  callInfoHindi,
  callInfoOutcomeHindi,
  callScriptHindi,
  callStartHindi,
  dispositionChoiceHindi,
  lastReadingsHindi,
  nextCallFieldsHindi,
  previousCallsHindi,
  saveSummaryHindi,
  callOutcomeHindi,
  callDetailHindi,
  callStatusHistoryHindi,
  formRendererHindi,
  failureHindi,
  formLabelsChronicHindi,
  formLabelsMotherhoodHindi,
  offlineNoticeHindi,
  snackbarHindi,
  updateNoticeHindi,
  patientHeaderHindi,
  patientIdentityHindi,
  patientSearchHindi,
  dialogHindi,
  errorStateHindi,
  fieldHindi,
  fileFieldHindi,
  numberFieldHindi,
  progressLineHindi,
  progressHindi,
  textAreaHindi,
  accountInfoHindi,
  appsDrawerHindi,
  bottomBarHindi,
  fullScreenHindi,
  panelHindi,
  shellHindi,
  sideMenuHindi,
  topBarHindi,
];
