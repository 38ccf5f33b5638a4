// Written by `npm run elements`.
/** The release's; each copy adds its build to it (`ownCopy.version`). */
export const VERSION = '1.0.0';
