import type { AppLink } from './app-links.ts';

/** Today and History under doctor: defined by the specification (3.5), and used by no screen. */
export const DOCTOR_LINKS: readonly AppLink[] = [
  { label: 'Today', path: '/doctor/today' },
  { label: 'History', path: '/doctor/history' },
];
