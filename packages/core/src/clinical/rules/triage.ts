import { rangesOf } from '../range.ts';

/**
 * Triage limits (clinical safety, part 2): values for the same day or at once, whatever a narrower scheme says. They
 * apply in addition to other classes, and no scheme replaces them.
 */
export const triage = rangesOf({ scheme: 'triage', version: '3', use: 'triage' });

/** A limit that the installation's clinician still has to confirm. */
export const TO_CONFIRM = { status: 'unverified' } as const;
export const SOURCED = { status: 'sourced' } as const;
