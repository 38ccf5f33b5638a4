export { callDetailMessages } from './call-detail.messages.ts';
export { CallOutcomeTag, type CallOutcomeTagProps } from './call-outcome-tag.tsx';
export { callStatusHistoryMessages } from './call-status-history.messages.ts';
export { CallStatusHistory, type CallStatusHistoryProps } from './call-status-history.tsx';
