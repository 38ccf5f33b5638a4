export { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';
export { HealthCheckRegistration, type HealthCheckRegistrationProps } from './health-check-registration.tsx';
export { SlotPicker, type SlotPickerProps } from './slot-picker.tsx';
