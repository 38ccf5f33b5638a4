export { RegistrationChange, type RegistrationChangeProps } from './registration-change.tsx';
