export {
  APPOINTMENT_REACHES,
  APPOINTMENT_STANDINGS,
  type Appointment,
  type AppointmentReach,
  type AppointmentStanding,
  appointmentEndpoints,
  type BookingRequest,
  listAppointments,
  listBookingRequests,
} from './appointments.endpoints.ts';
