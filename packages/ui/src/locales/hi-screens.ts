import { answerDialogHindi } from '../alerts/answer-dialog/answer-dialog.messages.hi.ts';
import { dangerSignsHindi } from '../alerts/danger-signs/danger-signs.messages.hi.ts';
import { patientRowHindi } from '../alerts/patient-row/patient-row.messages.hi.ts';
import { readingAlertsHindi } from '../alerts/reading-alerts/reading-alerts.messages.hi.ts';
import { historyPrintHindi } from '../calls/call-history-print/history-print.messages.hi.ts';
import { callScriptHindi } from '../calls/call-info/beside/call-script.messages.hi.ts';
import { previousCallsHindi } from '../calls/call-info/beside/previous-calls.messages.hi.ts';
import { callInfoHindi } from '../calls/call-info/call-info.messages.hi.ts';
import { callConflictHindi } from '../calls/call-info/conflict/call-conflict.messages.hi.ts';
import { callInfoOutcomeHindi } from '../calls/call-info/outcome/call-outcome.messages.hi.ts';
import { dispositionChoiceHindi } from '../calls/call-info/outcome/disposition-choice.messages.hi.ts';
import { nextCallFieldsHindi } from '../calls/call-info/outcome/next-call-fields.messages.hi.ts';
import { callDraftHindi } from '../calls/call-info/running/call-draft.messages.hi.ts';
import { callLineHindi } from '../calls/call-info/running/call-line.messages.hi.ts';
import { queuedCallHindi } from '../calls/call-info/running/queued-call.messages.hi.ts';
import { saveSummaryHindi } from '../calls/call-info/running/save-summary.messages.hi.ts';
import { callNumbersHindi } from '../calls/call-info/start/call-numbers.messages.hi.ts';
import { callStartHindi } from '../calls/call-info/start/call-start.messages.hi.ts';
import { outsideHoursHindi } from '../calls/call-info/start/outside-hours.messages.hi.ts';
import { callOutcomeHindi } from '../calls/call-outcome/call-outcome.messages.hi.ts';
import { callCorrectionHindi } from '../calls/call-status-history/call-correction.messages.hi.ts';
import { callDetailHindi } from '../calls/call-status-history/call-detail.messages.hi.ts';
import { callFactsChangeHindi } from '../calls/call-status-history/call-facts-change.messages.hi.ts';
import { callStatusHistoryHindi } from '../calls/call-status-history/call-status-history.messages.hi.ts';
import { outcomeCorrectionHindi } from '../calls/call-status-history/outcome-correction.messages.hi.ts';
import { unfinishedTrayHindi } from '../calls/unfinished-tray/unfinished-tray.messages.hi.ts';
import { patientHolderHindi } from '../calls/worklist/patient-holder.messages.hi.ts';
import { worklistHindi } from '../calls/worklist/worklist.messages.hi.ts';
import { addReportHindi } from '../care/add-report/add-report.messages.hi.ts';
import { examinationFilesHindi } from '../care/examination-files/examination-files.messages.hi.ts';
import { fileViewerHindi } from '../care/file-viewer/file-viewer.messages.hi.ts';
import { messagesOutboxHindi } from '../care/messages-outbox/messages-outbox.messages.hi.ts';
import { motherInfantsHindi } from '../care/mother-infants/mother-infants.messages.hi.ts';
import { oxygenTargetHindi } from '../care/oxygen-target/oxygen-target.messages.hi.ts';
import { patientCareHindi } from '../care/patient-care/patient-care.messages.hi.ts';
import { patientGoalsHindi } from '../care/patient-goals/patient-goals.messages.hi.ts';
import { patientMessagesHindi } from '../care/patient-messages/patient-messages.messages.hi.ts';
import { reportLabelsHindi } from '../care/report-values/report-labels.messages.hi.ts';
import { analyticsChartsHindi } from '../charts/analytics-charts/analytics-charts.messages.hi.ts';
import { availabilityHindi } from '../encounters/availability/availability.messages.hi.ts';
import { careTeamsHindi } from '../encounters/care-teams/care-teams.messages.hi.ts';
import { encounterActsHindi } from '../encounters/encounter-acts/encounter-acts.messages.hi.ts';
import { encounterAgendaHindi } from '../encounters/encounter-agenda/encounter-agenda.messages.hi.ts';
import { encounterBookingHindi } from '../encounters/encounter-booking/encounter-booking.messages.hi.ts';
import { encounterDayHindi } from '../encounters/encounter-day/encounter-day.messages.hi.ts';
import { encounterListHindi } from '../encounters/encounter-list/encounter-list.messages.hi.ts';
import { encounterViewHindi } from '../encounters/encounter-view/encounter-view.messages.hi.ts';
import { encounterWordsHindi } from '../encounters/encounter-words/encounter-words.messages.hi.ts';
import { patientEncountersHindi } from '../encounters/patient-encounters/patient-encounters.messages.hi.ts';
import { videoRoomHindi } from '../encounters/video-room/video-room.messages.hi.ts';
import { careFailureHindi } from '../forms/care-failure/care-failure.messages.hi.ts';
import { formRendererHindi } from '../forms/form-renderer/form-renderer.messages.hi.ts';
import { sectionNavigationHindi } from '../forms/form-renderer/sections/section-navigation.messages.hi.ts';
import { reportFilesHindi } from '../forms/report-files/report-files.messages.hi.ts';
import { valueFaceHindi } from '../forms/value-face/value-face.messages.hi.ts';
import { formLabelsChronicHindi } from '../messages/form-labels-chronic.hi.ts';
import { formLabelsMotherhoodHindi } from '../messages/form-labels-motherhood.hi.ts';
import { reportedFormLabelsHindi } from '../messages/form-labels-reported.hi.ts';
import type { Translation } from '../messages/index.ts';
import { savedLineHindi } from '../notices/saved-line/saved-line.messages.hi.ts';
import { unsentWorkHindi } from '../notices/unsent-work/unsent-work.messages.hi.ts';
import { listExportHindi } from '../paging/list-export/list-export.messages.hi.ts';
import { healthCheckRegistrationHindi } from '../patients/health-check-registration/health-check-registration.messages.hi.ts';
import { patientCameraHindi } from '../patients/patient-camera/patient-camera.messages.hi.ts';
import { patientHeaderHindi } from '../patients/patient-header/patient-header.messages.hi.ts';
import { patientIdentityHindi } from '../patients/patient-identity/patient-identity.messages.hi.ts';
import { patientPhotoHindi } from '../patients/patient-photo/patient-photo.messages.hi.ts';
import { patientRegistrationHindi } from '../patients/patient-registration/patient-registration.messages.hi.ts';
import { registeredPatientHindi } from '../patients/patient-registration/words/registered-patient.messages.hi.ts';
import { registrationDoubtsHindi } from '../patients/patient-registration/words/registration-doubts.messages.hi.ts';
import { registrationDraftHindi } from '../patients/patient-registration/words/registration-draft.messages.hi.ts';
import { registrationLabelsHindi } from '../patients/patient-registration/words/registration-labels.messages.hi.ts';
import { patientSearchHindi } from '../patients/patient-search/patient-search.messages.hi.ts';
import { registrationChangeHindi } from '../patients/registration-change/registration-change.messages.hi.ts';
import { addReadingHindi } from '../readings/add-reading/add-reading.messages.hi.ts';
import { escalationCardHindi } from '../readings/findings/escalation-card.messages.hi.ts';
import { lowGlucoseHindi } from '../readings/findings/low-glucose.messages.hi.ts';
import { goalWordsHindi } from '../readings/goal-words/goal-words.messages.hi.ts';
import { lastReadingsHindi } from '../readings/last-reading/last-readings.messages.hi.ts';
import { otherReadingsHindi } from '../readings/readings-viewer/other-readings.messages.hi.ts';
import { readingsViewerHindi } from '../readings/readings-viewer/readings-viewer.messages.hi.ts';
import { readingTableHindi } from '../readings/readings-viewer/table/reading-table.messages.hi.ts';
import { readingWordsHindi } from '../readings/readings-viewer/table/reading-words.messages.hi.ts';
import { openTrendHindi } from '../readings/readings-viewer/trends/open-trend.messages.hi.ts';
import { trendChartHindi } from '../readings/trend-chart/trend-chart.messages.hi.ts';

/** In Hindi, what the screens of a patient, a call and an alert say, the forms included: most of all sentences. */
export const hindiScreens: readonly Translation[] = [
  readingAlertsHindi,
  availabilityHindi,
  careTeamsHindi,
  encounterActsHindi,
  encounterAgendaHindi,
  encounterBookingHindi,
  encounterDayHindi,
  encounterListHindi,
  encounterViewHindi,
  encounterWordsHindi,
  patientEncountersHindi,
  videoRoomHindi,
  answerDialogHindi,
  patientRowHindi,
  analyticsChartsHindi,
  callInfoHindi,
  callInfoOutcomeHindi,
  escalationCardHindi,
  callScriptHindi,
  callLineHindi,
  callNumbersHindi,
  callStartHindi,
  outsideHoursHindi,
  dispositionChoiceHindi,
  lastReadingsHindi,
  lowGlucoseHindi,
  dangerSignsHindi,
  nextCallFieldsHindi,
  previousCallsHindi,
  saveSummaryHindi,
  callConflictHindi,
  callDraftHindi,
  queuedCallHindi,
  callOutcomeHindi,
  callCorrectionHindi,
  callFactsChangeHindi,
  outcomeCorrectionHindi,
  callDetailHindi,
  callStatusHistoryHindi,
  historyPrintHindi,
  patientHolderHindi,
  worklistHindi,
  messagesOutboxHindi,
  patientCareHindi,
  careFailureHindi,
  reportFilesHindi,
  addReportHindi,
  reportLabelsHindi,
  examinationFilesHindi,
  fileViewerHindi,
  patientMessagesHindi,
  unfinishedTrayHindi,
  formRendererHindi,
  sectionNavigationHindi,
  formLabelsChronicHindi,
  formLabelsMotherhoodHindi,
  reportedFormLabelsHindi,
  patientCameraHindi,
  healthCheckRegistrationHindi,
  patientHeaderHindi,
  motherInfantsHindi,
  oxygenTargetHindi,
  goalWordsHindi,
  patientGoalsHindi,
  patientIdentityHindi,
  patientRegistrationHindi,
  registeredPatientHindi,
  registrationDoubtsHindi,
  registrationDraftHindi,
  savedLineHindi,
  unsentWorkHindi,
  listExportHindi,
  registrationLabelsHindi,
  patientPhotoHindi,
  registrationChangeHindi,
  patientSearchHindi,
  addReadingHindi,
  trendChartHindi,
  readingsViewerHindi,
  openTrendHindi,
  readingTableHindi,
  readingWordsHindi,
  otherReadingsHindi,
  valueFaceHindi,
];
