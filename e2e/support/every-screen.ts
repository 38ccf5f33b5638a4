import { LEAVING_A_CALL, OVERLAYS } from './overlays.ts';
import { RUNNING_CALL, SCREENS, type Screen } from './screens.ts';

/**
 * Every screen of the console and everything that opens over one, in an order in which they can be opened. The login
 * page is the provider's; the history is looked at with the rows of one patient.
 */
export const EVERY_SCREEN: readonly Screen[] = [
  ...SCREENS.filter(({ name }) => name !== 'login' && name !== 'history'),
  ...OVERLAYS,
  RUNNING_CALL,
  // Over the call that the screen before it left open.
  LEAVING_A_CALL,
];
