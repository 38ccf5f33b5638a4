/**
 * Unix seconds by the clock that dates what a request stores. A server whose clock differs counts every "now" of the body
 * from its own: begun or measured so many seconds before the request was sent.
 */
export const CLOCK_HEADER = 'Careline-Clock';
