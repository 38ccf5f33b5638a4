export { EncounterAddenda, type EncounterAddendaProps, showsAddenda } from './encounter-addenda.tsx';
export { EncounterEvents } from './encounter-events.tsx';
export { EncounterFacts, type EncounterFactsProps } from './encounter-facts.tsx';
export { EncounterNews, type EncounterNewsProps } from './encounter-news.tsx';
export { encounterViewMessages } from './encounter-view.messages.ts';
