export { encounterDayMessages } from './encounter-day.messages.ts';
export { EncounterDay, type EncounterDayProps } from './encounter-day.tsx';
