export { type CallHistory, type CallHistoryState, createCallHistory } from './call-history.ts';
export { answerSections } from './call-history-answers.ts';
export { callCsvHead, callCsvLines, type HistoryColumnKey } from './call-history-csv.ts';
export { type CallDetail, type CallDetailState, createCallDetail } from './call-history-detail.ts';
export { callHistoryPages } from './call-history-export.ts';
export {
  CALL_HISTORY_FILTERS,
  type CallHistoryFilter,
  type CallHistoryFilters,
  filterCount,
  readCallHistoryFilters,
} from './call-history-filters.ts';
