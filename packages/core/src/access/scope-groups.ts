import type { AreaScope } from './areas.ts';

/** Scopes that open encounters, from narrowest to widest. */
export const ENCOUNTER_SCOPES = [
  'my_encounters',
  'facility_encounters',
  'all_encounters',
] as const satisfies readonly AreaScope[];

/** Scopes that open tasks: all tasks, or only referrals. */
export const TASK_SCOPES = ['tasks', 'referrals'] as const satisfies readonly AreaScope[];
