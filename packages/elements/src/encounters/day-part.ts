// The encounters of a day: fetched by a page that shows no patient.
export { EncounterAgenda } from '@careline/ui/encounters/encounter-agenda';
