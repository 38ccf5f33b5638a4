import { describe, it } from 'vitest';
import { leavesOutLongTests } from '../../scripts/long-tests.mjs';

/** Skipped in `npm test`, because unit tests cover the same screens and services one by one. */
export const itInProve = it.skipIf(leavesOutLongTests());
export const describeInProve = describe.skipIf(leavesOutLongTests());
