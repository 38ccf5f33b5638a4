export type { EncounterListProps, EncounterViewKind, NamedFacility } from './encounter-circle.ts';
export { encounterListMessages } from './encounter-list.messages.ts';
export { EncounterList } from './encounter-list.tsx';
