import { CALL_OVERLAYS, STORED_OTHERWISE } from './call-overlays.ts';
import { LEAVING_A_CALL, OVERLAYS } from './overlays.ts';
import { RUNNING_CALL, SCREENS, type Screen } from './screens.ts';

/**
 * Every screen of the console and everything that opens over one, in an order in which they can be opened. The login
 * page is the provider's; the history is looked at with the rows of one patient.
 */
export const EVERY_SCREEN: readonly Screen[] = [
  ...SCREENS.filter(({ name }) => name !== 'login' && name !== 'history'),
  ...OVERLAYS,
  ...CALL_OVERLAYS,
  RUNNING_CALL,
  // Over the call that the screen before them left open.
  STORED_OTHERWISE,
  LEAVING_A_CALL,
];
