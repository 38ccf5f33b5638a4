export { encounterListMessages } from './encounter-list.messages.ts';
export { EncounterList } from './encounter-list.tsx';
export {
  type ElsewhereEncounter,
  ENCOUNTER_VIEWS,
  type EncounterListProps,
  type EncounterViewKind,
  type NamedFacility,
} from './encounter-list-props.ts';
