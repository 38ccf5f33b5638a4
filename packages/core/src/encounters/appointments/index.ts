export {
  APPOINTMENT_STANDINGS,
  type Appointment,
  type AppointmentReach,
  type AppointmentStanding,
  appointmentEndpoints,
  type BookingRequest,
  listAppointments,
  listBookingRequests,
  readWaitingRoom,
  type WaitingRoomQueue,
} from './appointments.endpoints.ts';
