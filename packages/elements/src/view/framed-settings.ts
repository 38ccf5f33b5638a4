import type { SessionInside } from '../session/insides.ts';
import type { Appearance } from '../session/session.ts';
import type { ElementHandle } from '../shell/element-handle.ts';

export interface FrameSettings {
  /** BCP 47. */
  readonly locale: string;
  readonly appearance: Appearance;
}

/** Look and language as the element has them here: inside the frame nothing is around it to take them from. */
export function framedSettings({ store, locale }: ElementHandle, { settings }: SessionInside): FrameSettings {
  const { theme, density } = store.getState();
  const { appearance } = settings.getState();
  const own = { ...(theme ? { theme } : {}), ...(density ? { density } : {}) } as Appearance;
  return { locale: locale(), appearance: { ...appearance, ...own } };
}
