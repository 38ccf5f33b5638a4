/** `renewed`: the session is at the new facility. `facility-refused`: the user does not work there; nothing changed. */
export type FacilitySwitch = RenewalResult | 'facility-refused';

/**
 * Result of a renewal; only `renewed` is the specification's true. `refused` also means that another user is signed in
 * at the provider; the flag is then theirs and stays.
 */
export type RenewalResult = 'renewed' | 'refused' | 'unreachable';
