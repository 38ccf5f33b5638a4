// Written by `npm run elements`.
/** The release's; each copy adds its build to it (`ownCopy.version`). */
export const VERSION = '3.9.56';
