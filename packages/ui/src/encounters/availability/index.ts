export { availabilityMessages } from './availability.messages.ts';
export { Availability, type AvailabilityProps } from './availability.tsx';
