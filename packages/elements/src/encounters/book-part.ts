// The booking: fetched when it is asked for.
export { EncounterBookingDialog } from '@careline/ui/encounters/encounter-booking';
