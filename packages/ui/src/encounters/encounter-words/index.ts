export {
  CareProviderName,
  ModeWords,
  PriorityWords,
  ServiceName,
  usePatientName,
} from './encounter-facts.tsx';
export { EncounterStatusTag, encounterStatusLook, PunctualityTag } from './encounter-status-tag.tsx';
export { type EncounterTimes, useEncounterTimes } from './encounter-times.ts';
export { encounterWordsMessages } from './encounter-words.messages.ts';
export { useMinute } from './use-minute.ts';
