import { rangesOf } from '../range.ts';

/**
 * Limits of triage (clinical safety, part 2): from where on a value is dealt with the same day or at once, whatever a
 * narrower scheme says. They stand beside the classes of the other schemes, and no scheme takes their place.
 */
export const triage = rangesOf({ scheme: 'triage', version: '3', use: 'triage' });

/** A limit that a clinician of the installation has yet to confirm. */
export const TO_CONFIRM = { status: 'unverified' } as const;
export const SOURCED = { status: 'sourced' } as const;
