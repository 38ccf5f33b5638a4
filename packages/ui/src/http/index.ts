export { useFailureText } from './use-failure-text.ts';
