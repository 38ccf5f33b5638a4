export { callDetailMessages } from './call-detail.messages.ts';
export { callStatusHistoryMessages } from './call-status-history.messages.ts';
export { CallStatusHistory, type CallStatusHistoryProps } from './call-status-history.tsx';
export { DayFilter, type DayFilterProps } from './day-filter.tsx';
