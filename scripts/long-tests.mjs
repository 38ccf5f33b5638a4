/**
 * Tests of the server that start, kill and restore real processes and take the longest: `npm test` leaves them out and says
 * so (its end-to-end journeys and short proofs start, restart and kill servers too); `npm run prove` runs them.
 */
export const LONG_SERVER_TESTS = [
  'test/process.test.ts',
  'test/privacy-commands.test.ts',
  'src/backup/backup.test.ts',
  'src/store/durability.test.ts',
];

/** Set by `npm test`. */
export const leavesOutLongTests = () => process.env.CARELINE_TESTS === 'short';
