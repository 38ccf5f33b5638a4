/**
 * Why a call failed: the server refused (`refused`, with its problem), no connection or one that broke off
 * (`unreachable`), no answer in time (`timeout`), an answer that is not what the contract says (`answer-invalid`), or the
 * caller cancelled (`cancelled`).
 */
export type HttpFailure = 'refused' | 'unreachable' | 'timeout' | 'answer-invalid' | 'cancelled';
