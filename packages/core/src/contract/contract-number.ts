/**
 * The number of this contract, sent as the `Careline-Contract` header. A server accepts its own number and the one
 * before, so that what waited in an outbox during an update can still be sent (design 3).
 */
export const CONTRACT_NUMBER = 2;
export const CONTRACT_HEADER = 'Careline-Contract';
