// Written by `npm run elements`.
/** Of this package; named where two copies of Careline meet on a page. */
export const VERSION = '0.0.0';
