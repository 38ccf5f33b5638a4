export { useCareFailureText } from './use-care-failure-text.ts';
