export { WalkInRegistration, type WalkInRegistrationProps } from './walk-in-registration.tsx';
