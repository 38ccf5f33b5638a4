import type { AppLink } from './app-links.ts';
import { PATHS } from './paths.ts';

/** Today and History under doctor (specification 3.5): tabs next to a doctor's own encounters. */
export const DOCTOR_LINKS = [
  { label: 'Today', path: PATHS.today },
  { label: 'History', path: PATHS.history },
] as const satisfies readonly AppLink[];
