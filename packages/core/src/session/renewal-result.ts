/** `renewed`: the session is at the new facility. `facility-refused`: the person does not work there; nothing changed. */
export type FacilitySwitch = RenewalResult | 'facility-refused';

/**
 * What a renewal came to; only `renewed` is the specification's result true. `refused` is also said when somebody else is
 * signed in at the provider; the flag is then theirs and stays.
 */
export type RenewalResult = 'renewed' | 'refused' | 'unreachable';
