export { encounterAgendaMessages } from './encounter-agenda.messages.ts';
export { EncounterAgenda, type EncounterAgendaProps } from './encounter-agenda.tsx';
