/**
 * The number of this contract, sent as the `Careline-Contract` header. A server accepts its own number and the one
 * before, so that what waited in an outbox during an update can still be sent (design 3).
 */
export const CONTRACT_NUMBER = 1;
export const CONTRACT_HEADER = 'Careline-Contract';
/**
 * Unix seconds by the clock that dates what a request stores. A server whose clock differs counts every "now" of the body
 * from its own: begun or measured so many seconds before the request was sent.
 */
export const CLOCK_HEADER = 'Careline-Clock';
