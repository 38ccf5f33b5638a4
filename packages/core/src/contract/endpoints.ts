import {
  facilityEndpoints,
  partnerEndpoints,
  schemeSignatureEndpoints,
  staffEndpoints,
  thresholdEndpoints,
  webhookEndpoints,
} from '#administration';
import { assessmentEndpoints } from '#assessments';
import { auditEndpoints, emergencyAccessEndpoints } from '#audit';
import { billEndpoints, transactionEndpoints } from '#billing';
import { callEndpoints } from '#calls';
import { openSignEndpoints } from '#calls/findings';
import { patientListEndpoints } from '#calls/patient-lists';
import { worklistEndpoints } from '#calls/worklist';
import { goalEndpoints, noteEndpoints, reportEndpoints, taskEndpoints } from '#care';
import { caseSheetEndpoints } from '#case-sheets';
import { chartEndpoints } from '#charts';
import { messageEndpoints } from '#communication';
import { directoryEndpoints } from '#directory';
import { encounterChangeEndpoints, encounterEndpoints, encounterSeriesEndpoints } from '#encounters';
import { appointmentEndpoints } from '#encounters/appointments';
import { availabilityEndpoints } from '#encounters/availability';
import { calendarEndpoints } from '#encounters/calendar';
import { careTeamEndpoints } from '#encounters/teams';
import { videoEndpoints } from '#encounters/video';
import { waitingListEndpoints } from '#encounters/waiting-list';
import type { Endpoint } from '#http';
import { identityEndpoints } from '#identity';
import { insightEndpoints } from '#insights';
import { labEndpoints } from '#labs';
import { liveEndpoints } from '#live';
import { metricEndpoints, otherReadingEndpoints, rapidTestEndpoints, readingAlertEndpoints } from '#metrics';
import { notificationEndpoints } from '#notifications';
import { overviewEndpoints } from '#overview';
import { infantEndpoints, patientEndpoints, photoEndpoints, tagEndpoints } from '#patients';
import { linkEndpoints, mergeEndpoints } from '#patients/duplicates';
import { pregnancyEntryEndpoints } from '#patients/pregnancy';
import { registrationEndpoints, walkInEndpoints } from '#patients/registration';
import { preferenceEndpoints } from '#preferences/kinds';
import { prescriptionEndpoints } from '#prescriptions';
import { projectEndpoints } from '#projects';
import { recordEndpoints } from '#record';
import { patientCourseEndpoints } from '#trends';

/** Every endpoint. The server's routes and the OpenAPI document derive from this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...identityEndpoints,
  ...staffEndpoints,
  ...facilityEndpoints,
  ...partnerEndpoints,
  ...webhookEndpoints,
  ...thresholdEndpoints,
  ...schemeSignatureEndpoints,
  ...preferenceEndpoints,
  ...patientEndpoints,
  ...infantEndpoints,
  ...registrationEndpoints,
  ...walkInEndpoints,
  ...photoEndpoints,
  ...tagEndpoints,
  ...linkEndpoints,
  ...mergeEndpoints,
  ...metricEndpoints,
  ...otherReadingEndpoints,
  ...rapidTestEndpoints,
  ...patientCourseEndpoints,
  ...pregnancyEntryEndpoints,
  ...readingAlertEndpoints,
  ...openSignEndpoints,
  ...callEndpoints,
  ...worklistEndpoints,
  ...patientListEndpoints,
  ...encounterEndpoints,
  ...encounterChangeEndpoints,
  ...encounterSeriesEndpoints,
  ...waitingListEndpoints,
  ...appointmentEndpoints,
  ...billEndpoints,
  ...transactionEndpoints,
  ...calendarEndpoints,
  ...availabilityEndpoints,
  ...careTeamEndpoints,
  ...videoEndpoints,
  ...directoryEndpoints,
  ...projectEndpoints,
  ...reportEndpoints,
  ...noteEndpoints,
  ...taskEndpoints,
  ...goalEndpoints,
  ...assessmentEndpoints,
  ...labEndpoints,
  ...prescriptionEndpoints,
  ...caseSheetEndpoints,
  ...recordEndpoints,
  ...overviewEndpoints,
  ...messageEndpoints,
  ...chartEndpoints,
  ...insightEndpoints,
  ...notificationEndpoints,
  ...liveEndpoints,
  ...auditEndpoints,
  ...emergencyAccessEndpoints,
];
