import { CALL_OVERLAYS, STORED_OTHERWISE } from './call-overlays.ts';
import { ENCOUNTER_SCREENS } from './encounter-screens.ts';
import { looksOfRun } from './look.ts';
import { LEAVING_A_CALL, OVERLAYS } from './overlays.ts';
import { RUNNING_CALL, SCREENS, type Screen } from './screens.ts';

/**
 * Every screen of the console and everything that opens over one, in an order that works. The login page belongs to the
 * provider; the history is tested with one patient's rows.
 */
export const EVERY_SCREEN: readonly Screen[] = [
  ...SCREENS.filter(({ name }) => name !== 'login' && name !== 'history'),
  ...ENCOUNTER_SCREENS,
  ...OVERLAYS,
  ...CALL_OVERLAYS,
  RUNNING_CALL,
  // Over the call that the previous screen left open.
  STORED_OTHERWISE,
  LEAVING_A_CALL,
];

/** Groups screens with those that open over them. */
function together(screens: readonly Screen[]): readonly (readonly Screen[])[] {
  const groups: Screen[][] = [];
  for (const screen of screens) {
    const before = screen.isOverTheOneBefore ? groups.at(-1) : undefined;
    if (before) before.push(screen);
    else groups.push([screen]);
  }
  return groups;
}

/**
 * A short run tests every twenty-fourth screen, by default including the worklist. `CARELINE_SEED` selects others, and
 * `npm run prove` tests all in every look.
 */
export const SCREENS_OF_RUN: readonly Screen[] = looksOfRun(together(EVERY_SCREEN), 24, 1).flat();
