import * as alerts from '../alerts/alerts.messages.hi.ts';
import { historyPrintHindi } from '../calls/call-history-print/history-print.messages.hi.ts';
import * as begunCall from '../calls/call-info/begun-call.messages.hi.ts';
import * as beside from '../calls/call-info/beside/beside.messages.hi.ts';
import { callInfoHindi } from '../calls/call-info/call-info.messages.hi.ts';
import * as outcome from '../calls/call-info/outcome/outcome.messages.hi.ts';
import * as start from '../calls/call-info/start/start.messages.hi.ts';
import { callOutcomeHindi } from '../calls/call-outcome/call-outcome.messages.hi.ts';
import * as callDetail from '../calls/call-status-history/call-detail.messages.hi.ts';
import { callStatusHistoryHindi } from '../calls/call-status-history/call-status-history.messages.hi.ts';
import * as teamWork from '../calls/team-work/team-work.messages.hi.ts';
import { unfinishedTrayHindi } from '../calls/unfinished-tray/unfinished-tray.messages.hi.ts';
import * as worklist from '../calls/worklist/worklist.messages.hi.ts';
import * as care from '../care/care.messages.hi.ts';
import * as tasks from '../care/tasks/tasks.messages.hi.ts';
import { analyticsChartsHindi } from '../charts/analytics-charts/analytics-charts.messages.hi.ts';
import { availabilityHindi } from '../encounters/availability/availability.messages.hi.ts';
import { careTeamsHindi } from '../encounters/care-teams/care-teams.messages.hi.ts';
import { encounterActsHindi } from '../encounters/encounter-acts/encounter-acts.messages.hi.ts';
import { encounterAgendaHindi } from '../encounters/encounter-agenda/encounter-agenda.messages.hi.ts';
import { encounterBookingHindi } from '../encounters/encounter-booking/encounter-booking.messages.hi.ts';
import { encounterCalendarHindi } from '../encounters/encounter-calendar/encounter-calendar.messages.hi.ts';
import { encounterDayHindi } from '../encounters/encounter-day/encounter-day.messages.hi.ts';
import { encounterListHindi } from '../encounters/encounter-list/encounter-list.messages.hi.ts';
import { encounterViewHindi } from '../encounters/encounter-view/encounter-view.messages.hi.ts';
import { encounterWordsHindi } from '../encounters/encounter-words/encounter-words.messages.hi.ts';
import { patientEncountersHindi } from '../encounters/patient-encounters/patient-encounters.messages.hi.ts';
import { videoRoomHindi } from '../encounters/video-room/video-room.messages.hi.ts';
import { answersViewHindi } from '../forms/answers-view/answers-view.messages.hi.ts';
import { careFailureHindi } from '../forms/care-failure/care-failure.messages.hi.ts';
import { formRendererHindi } from '../forms/form-renderer/form-renderer.messages.hi.ts';
import { sectionNavigationHindi } from '../forms/form-renderer/sections/section-navigation.messages.hi.ts';
import { reportFilesHindi } from '../forms/report-files/report-files.messages.hi.ts';
import { valueFaceHindi } from '../forms/value-face/value-face.messages.hi.ts';
import { liveHindi } from '../live/live.messages.hi.ts';
import { formLabelsChronicHindi } from '../messages/form-labels-chronic.hi.ts';
import { formLabelsMotherhoodHindi } from '../messages/form-labels-motherhood.hi.ts';
import { reportedFormLabelsHindi } from '../messages/form-labels-reported.hi.ts';
import type { Translation } from '../messages/index.ts';
import { listExportHindi } from '../paging/list-export/list-export.messages.hi.ts';
import { editTagsHindi } from '../patients/edit-tags/edit-tags.messages.hi.ts';
import { healthCheckRegistrationHindi } from '../patients/health-check-registration/health-check-registration.messages.hi.ts';
import { paletteHindi } from '../patients/palette/palette.messages.hi.ts';
import { patientCameraHindi } from '../patients/patient-camera/patient-camera.messages.hi.ts';
import { patientHeaderHindi } from '../patients/patient-header/patient-header.messages.hi.ts';
import { patientIdentityHindi } from '../patients/patient-identity/patient-identity.messages.hi.ts';
import { patientPhotoHindi } from '../patients/patient-photo/patient-photo.messages.hi.ts';
import { patientRegistrationHindi } from '../patients/patient-registration/patient-registration.messages.hi.ts';
import * as words from '../patients/patient-registration/words/words.messages.hi.ts';
import { patientSearchHindi } from '../patients/patient-search/patient-search.messages.hi.ts';
import { registrationChangeHindi } from '../patients/registration-change/registration-change.messages.hi.ts';
import { restingSearchHindi } from '../patients/resting-search/resting-search.messages.hi.ts';
import { namedEntriesHindi } from '../preferences/named-entries.messages.hi.ts';
import { savedFiltersHindi } from '../preferences/saved-filters.messages.hi.ts';
import { templatesHindi } from '../preferences/templates.messages.hi.ts';
import { addReadingHindi } from '../readings/add-reading/add-reading.messages.hi.ts';
import * as findings from '../readings/findings/findings.messages.hi.ts';
import { goalWordsHindi } from '../readings/goal-words/goal-words.messages.hi.ts';
import { lastReadingsHindi } from '../readings/last-reading/last-readings.messages.hi.ts';
import { otherReadingsHindi } from '../readings/readings-viewer/other-readings.messages.hi.ts';
import * as readingsViewer from '../readings/readings-viewer/readings-viewer.messages.hi.ts';
import * as trends from '../readings/trends.messages.hi.ts';
import {
  caseSheetHindi,
  sheetEditorHindi,
  sheetVersionsHindi,
} from '../record/case-sheet/case-sheet.messages.hi.ts';
import * as labs from '../record/labs/labs.messages.hi.ts';
import { patientScoresHindi } from '../record/patient-scores/patient-scores.messages.hi.ts';
import * as prescriptions from '../record/prescriptions/prescriptions.messages.hi.ts';
import { recordEntriesHindi } from '../record/record-entries/record-entries.messages.hi.ts';
import { recordOverviewHindi } from '../record/record-overview/record-overview.messages.hi.ts';
import { recordPlacesHindi } from '../record/record-places/record-places.messages.hi.ts';
import { recordPresenceHindi } from '../record/record-presence/record-presence.messages.hi.ts';
import { recordSummaryHindi } from '../record/record-summary/record-summary.messages.hi.ts';
import { recordTimelineHindi } from '../record/record-timeline/record-timeline.messages.hi.ts';

/** In Hindi, what the screens of a patient, a call and an alert say, the forms included: most of all sentences. */
export const hindiScreens: readonly Translation[] = [
  ...[
    alerts,
    begunCall,
    beside,
    callDetail,
    care,
    tasks,
    outcome,
    findings,
    labs,
    prescriptions,
    readingsViewer,
    start,
    trends,
    words,
    teamWork,
    worklist,
  ].flatMap((room) => Object.values<Translation>(room)),
  patientCameraHindi,
  patientPhotoHindi,
  goalWordsHindi,
  lastReadingsHindi,
  otherReadingsHindi,
  availabilityHindi,
  careTeamsHindi,
  encounterActsHindi,
  encounterAgendaHindi,
  encounterBookingHindi,
  encounterCalendarHindi,
  namedEntriesHindi,
  savedFiltersHindi,
  templatesHindi,
  encounterDayHindi,
  encounterListHindi,
  encounterViewHindi,
  encounterWordsHindi,
  patientEncountersHindi,
  videoRoomHindi,
  analyticsChartsHindi,
  callInfoHindi,
  callOutcomeHindi,
  callStatusHistoryHindi,
  historyPrintHindi,
  answersViewHindi,
  careFailureHindi,
  reportFilesHindi,
  unfinishedTrayHindi,
  formRendererHindi,
  sectionNavigationHindi,
  formLabelsChronicHindi,
  formLabelsMotherhoodHindi,
  reportedFormLabelsHindi,
  healthCheckRegistrationHindi,
  patientHeaderHindi,
  patientScoresHindi,
  editTagsHindi,
  patientIdentityHindi,
  patientRegistrationHindi,
  liveHindi,
  listExportHindi,
  registrationChangeHindi,
  patientSearchHindi,
  restingSearchHindi,
  addReadingHindi,
  valueFaceHindi,
  caseSheetHindi,
  sheetEditorHindi,
  sheetVersionsHindi,
  recordEntriesHindi,
  recordOverviewHindi,
  recordPlacesHindi,
  recordPresenceHindi,
  recordSummaryHindi,
  recordTimelineHindi,
  paletteHindi,
];
