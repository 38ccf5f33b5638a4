/**
 * Why a call failed: refused by the server with a problem (`refused`), no or lost connection (`unreachable`), no
 * response in time (`timeout`), a response that violates the contract (`answer-invalid`), or cancelled by the caller
 * (`cancelled`).
 */
export type HttpFailure = 'refused' | 'unreachable' | 'timeout' | 'answer-invalid' | 'cancelled';
