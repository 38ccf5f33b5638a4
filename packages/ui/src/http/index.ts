export { newId } from './new-id.ts';
export { useFailureText } from './use-failure-text.ts';
export { type ReadList, useReadList } from './use-read-list.ts';
