// The booking dialog; loaded on demand.
export { EncounterBookingDialog } from '@careline/ui/encounters/encounter-booking';
