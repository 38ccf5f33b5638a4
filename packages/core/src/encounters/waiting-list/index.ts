export { bookingOfEntry } from './booking-of-entry.ts';
export {
  addToWaitingList,
  EXPIRED_DAYS,
  listWaitingList,
  MAX_WAITING_ENTRIES,
  MAX_WAITING_NOTE,
  type NewWaitingEntry,
  type ValidWaitingEntry,
  type WaitingEntry,
  waitingListEndpoints,
  withdrawFromWaitingList,
} from './waiting-list.endpoints.ts';
export {
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
  withdrawalReasonLabel,
} from './withdrawal-reason.ts';
