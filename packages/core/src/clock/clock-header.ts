/**
 * Unix seconds on the client's clock when the request is sent. The server uses it to correct times in the body when
 * the clocks differ.
 */
export const CLOCK_HEADER = 'Careline-Clock';
