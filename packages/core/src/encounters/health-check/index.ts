export {
  createHealthCheckBooking,
  type HealthCheckBooking,
} from './booking.ts';
export {
  type BookingFailure,
  type BookingField,
  type BookingProblem,
  type BookingState,
  isBookingDirty,
} from './booking-state.ts';
export { slotDay, slotsOfDay, slotWindow } from './slots.ts';
