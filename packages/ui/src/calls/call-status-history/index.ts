export { callDetailMessages } from './call-detail.messages.ts';
export { CallDetailView, type CallDetailViewProps } from './call-detail-view.tsx';
export { callStatusHistoryMessages } from './call-status-history.messages.ts';
export {
  CallStatusHistory,
  type CallStatusHistoryProps,
  type HistoryToPrint,
} from './call-status-history.tsx';
export type { CallTimes } from './call-times.ts';
export { DayFilter, type DayFilterProps } from './day-filter.tsx';
export { HISTORY_COLUMN_KEYS, HISTORY_COLUMNS } from './history-columns.tsx';
export { NEWEST_FIRST, ORDER_WORDS } from './history-sort.ts';
export type { CallAuthors } from './use-call-authors.ts';
