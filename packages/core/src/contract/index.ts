import { callEndpoints } from '#calls';
import type { Endpoint } from '#http';
import { identityEndpoints } from '#identity';
import { metricEndpoints, readingAlertEndpoints } from '#metrics';
import { patientEndpoints } from '#patients';
import { preferenceEndpoints } from '#preferences';

/**
 * The number of this contract, sent as the `Careline-Contract` header. A server accepts its own number and the one
 * before, so that what waited in an outbox during an update can still be sent (design 3).
 */
export const CONTRACT_NUMBER = 1;
export const CONTRACT_HEADER = 'Careline-Contract';

/** Every call there is: the server routes on it, the OpenAPI document is made from it. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...identityEndpoints,
  ...preferenceEndpoints,
  ...patientEndpoints,
  ...metricEndpoints,
  ...readingAlertEndpoints,
  ...callEndpoints,
];
