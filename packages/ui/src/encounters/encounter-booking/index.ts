export { encounterBookingMessages } from './encounter-booking.messages.ts';
export {
  type BookedPatient,
  EncounterBookingDialog,
  type EncounterBookingProps,
} from './encounter-booking.tsx';
