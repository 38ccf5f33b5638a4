// The encounters of a day; loaded by pages that show no patient.
export { EncounterAgenda } from '@careline/ui/encounters/encounter-agenda';
