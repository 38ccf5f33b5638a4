export { AppointmentList, type AppointmentListProps, useAppointmentFilters } from './appointment-list.tsx';
export { BookingRequests, type BookingRequestsProps, useRequestFilters } from './booking-requests.tsx';
export { WaitingRoomBoard, type WaitingRoomProps } from './waiting-room.tsx';
