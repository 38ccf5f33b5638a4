import type { Route } from '../http/route.ts';
import { callRoutes } from './calls.routes.ts';
import { metricRoutes } from './metrics.routes.ts';
import { patientRoutes } from './patients.routes.ts';
import { scriptRoutes } from './script.routes.ts';

/** Patients, readings, calls and scripts. */
export const clinicalRoutes: readonly Route[] = [
  ...patientRoutes,
  ...metricRoutes,
  ...callRoutes,
  ...scriptRoutes,
];
