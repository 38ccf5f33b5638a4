import { auditRoutes } from '../audit/audit.routes.ts';
import { billingRoutes } from '../billing/billing.routes.ts';
import type { PaymentProvider } from '../billing/payment-provider.ts';
import { callRoutes } from '../calls/calls.routes.ts';
import { dialRoutes } from '../calls/dial.routes.ts';
import { scriptRoutes } from '../calls/script.routes.ts';
import { DEVICE, type Telephony } from '../calls/telephony/telephony.ts';
import { careRoutes } from '../care/care.routes.ts';
import { goalRoutes } from '../care/goal.routes.ts';
import { directoryRoutes } from '../directory/directory.routes.ts';
import { appointmentRoutes } from '../encounters/appointments.routes.ts';
import { availabilityRoutes } from '../encounters/availability/availability.routes.ts';
import { encounterCalendarRoutes } from '../encounters/encounter-calendar.ts';
import { encounterChangeRoutes } from '../encounters/encounter-changes.routes.ts';
import { encounterRoutes } from '../encounters/encounters.routes.ts';
import { careTeamRoutes } from '../encounters/teams/care-teams.routes.ts';
import { videoRoutes } from '../encounters/video/video.routes.ts';
import { PLAIN_VIDEO, type VideoService } from '../encounters/video/video-service.ts';
import { waitingListRoutes } from '../encounters/waiting-list/waiting-list.routes.ts';
import { insightRoutes } from '../insights/insights.routes.ts';
import { labRoutes } from '../labs/labs.routes.ts';
import { liveRoutes } from '../live/live.routes.ts';
import { communicationRoutes } from '../messages/communication.routes.ts';
import { NO_MESSAGING, type PatientMessaging } from '../messages/message-carrier.ts';
import { notificationRoutes } from '../notifications/notifications.routes.ts';
import { alertRoutes } from '../observations/alerts/alerts.routes.ts';
import { metricRoutes } from '../observations/metrics.routes.ts';
import { patientCourseRoutes } from '../observations/patient-course.routes.ts';
import { rapidTestRoutes } from '../observations/rapid-tests.routes.ts';
import { overviewRoutes } from '../overview/overview.routes.ts';
import { infantRoutes } from '../patients/infants/infants.routes.ts';
import { linkRoutes } from '../patients/links/link.routes.ts';
import { mergeRoutes } from '../patients/merge/merge.routes.ts';
import { patientRoutes } from '../patients/patients.routes.ts';
import { photoRoutes } from '../patients/photo/photo.routes.ts';
import { pregnancyRoutes } from '../patients/pregnancy/pregnancy.routes.ts';
import { patientChangeRoutes } from '../patients/registration/patient-changes.routes.ts';
import { registrationRoutes } from '../patients/registration/registration.routes.ts';
import { tagRoutes } from '../patients/tags/tags.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { prescriptionRoutes } from '../prescriptions/prescriptions.routes.ts';
import { projectRoutes } from '../projects/projects.routes.ts';
import { assessmentRoutes } from '../record/assessments.routes.ts';
import { caseSheetRoutes } from '../record/case-sheets.routes.ts';
import { entryRoutes } from '../record/entries.routes.ts';
import { reportResultRoutes } from '../record/report-results.routes.ts';
import { reportRoutes } from '../record/reports.routes.ts';
import { worklistRoutes } from '../worklist/worklist.routes.ts';

/** Returns the routes for patients, readings, alerts, calls, scripts, encounters and views. */
export const clinicalRoutesWith = (
  telephony: Telephony,
  messaging: PatientMessaging = NO_MESSAGING,
  video: VideoService = PLAIN_VIDEO,
  payments?: PaymentProvider,
): readonly Route[] => [
  ...patientRoutes,
  ...registrationRoutes,
  ...patientChangeRoutes,
  ...photoRoutes,
  ...tagRoutes,
  ...linkRoutes,
  ...mergeRoutes,
  ...infantRoutes,
  ...metricRoutes,
  ...patientCourseRoutes,
  ...pregnancyRoutes,
  ...rapidTestRoutes,
  ...alertRoutes,
  ...callRoutes,
  ...dialRoutes(telephony),
  ...worklistRoutes,
  ...encounterRoutes(messaging),
  ...encounterChangeRoutes(messaging),
  ...waitingListRoutes,
  ...appointmentRoutes,
  ...billingRoutes(payments, messaging),
  ...insightRoutes,
  ...notificationRoutes,
  ...encounterCalendarRoutes,
  ...availabilityRoutes,
  ...careTeamRoutes,
  ...directoryRoutes,
  ...projectRoutes,
  ...videoRoutes(video, messaging),
  ...reportRoutes,
  ...reportResultRoutes,
  ...assessmentRoutes,
  ...labRoutes,
  ...prescriptionRoutes,
  ...caseSheetRoutes,
  ...careRoutes,
  ...goalRoutes,
  ...entryRoutes,
  ...overviewRoutes(messaging),
  ...communicationRoutes(messaging),
  ...scriptRoutes,
  ...auditRoutes,
  ...liveRoutes,
];

/** Routes for a server where calls are dialled on the user's device and messages have no carrier. */
export const clinicalRoutes = clinicalRoutesWith(DEVICE);
