export { EncounterEvents } from './encounter-events.tsx';
export { EncounterFacts, type EncounterFactsProps } from './encounter-facts.tsx';
export { encounterViewMessages } from './encounter-view.messages.ts';
