import { encounterChangeRoutes } from '../encounters/encounter-changes.routes.ts';
import type { Route } from '../http/route.ts';
import { NO_MESSAGING, type PatientMessaging } from '../patient-messages/patient-messaging.ts';
import { linkRoutes } from '../patients/link.routes.ts';
import { mergeRoutes } from '../patients/merge.routes.ts';
import { patientChangeRoutes } from '../patients/patient-changes.routes.ts';
import { reportResultRoutes } from '../reports/report-results.routes.ts';
import { DEVICE, type Telephony } from '../telephony/telephony.ts';
import { alertRoutes } from './alerts.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { callRoutes } from './calls.routes.ts';
import { careRoutes } from './care.routes.ts';
import { communicationRoutes } from './communication.routes.ts';
import { dialRoutes } from './dial.routes.ts';
import { encounterRoutes } from './encounters.routes.ts';
import { infantRoutes } from './infants.routes.ts';
import { metricRoutes } from './metrics.routes.ts';
import { patientCourseRoutes } from './patient-course.routes.ts';
import { patientRoutes } from './patients.routes.ts';
import { rapidTestRoutes } from './rapid-tests.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { scriptRoutes } from './script.routes.ts';
import { worklistRoutes } from './worklist.routes.ts';

/** Patients, readings and their alerts, calls and scripts, encounters, and who saw them. */
export const clinicalRoutesWith = (
  telephony: Telephony,
  messaging: PatientMessaging = NO_MESSAGING,
): readonly Route[] => [
  ...patientRoutes,
  ...registrationRoutes,
  ...patientChangeRoutes,
  ...linkRoutes,
  ...mergeRoutes,
  ...infantRoutes,
  ...metricRoutes,
  ...patientCourseRoutes,
  ...rapidTestRoutes,
  ...alertRoutes,
  ...callRoutes,
  ...dialRoutes(telephony),
  ...worklistRoutes,
  ...encounterRoutes,
  ...encounterChangeRoutes,
  ...reportRoutes,
  ...reportResultRoutes,
  ...careRoutes,
  ...communicationRoutes(messaging),
  ...scriptRoutes,
  ...auditRoutes,
];

/** Where every call is dialled on a device of the person's, and nobody carries messages. */
export const clinicalRoutes = clinicalRoutesWith(DEVICE);
