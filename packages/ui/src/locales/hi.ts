import type { Translation } from '../messages/index.ts';
import { hindiFrame } from './hi-frame.ts';
import { hindiScreens } from './hi-screens.ts';

/** Every sentence of the components in Hindi; a test finds what is missing here. */
export const hindi: readonly Translation[] = [...hindiFrame, ...hindiScreens];
