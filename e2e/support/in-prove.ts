import { describe, it } from 'vitest';
import { leavesOutLongTests } from '../../scripts/long-tests.mjs';

/** What `npm test` leaves out of a journey, because screens and services are asked the same one by one. */
export const itInProve = it.skipIf(leavesOutLongTests());
export const describeInProve = describe.skipIf(leavesOutLongTests());
