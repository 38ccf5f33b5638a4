export { type ValueWithStatus, valuesWithStatus } from './shown-statuses.ts';
export { useStatusWords } from './use-status-words.ts';
export {
  ValueStatus,
  ValueStatuses,
  type ValueStatusesProps,
  type ValueStatusProps,
} from './value-status.tsx';
