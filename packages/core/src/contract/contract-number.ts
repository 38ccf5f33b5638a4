/**
 * Version of this contract, sent in the `Careline-Contract` header. A server accepts its own version and the previous
 * one, so that queued saves survive an update (design 3).
 */
export const CONTRACT_NUMBER = 2;
export const CONTRACT_HEADER = 'Careline-Contract';
