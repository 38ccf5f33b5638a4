export { CallHistoryPrint, type CallHistoryPrintProps } from './call-history-print.tsx';
export { historyPrintMessages } from './history-print.messages.ts';
