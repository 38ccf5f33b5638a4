export { newId } from './new-id.ts';
export { useFailureText } from './use-failure-text.ts';
