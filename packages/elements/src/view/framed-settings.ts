import type { SessionInside } from '../session/sealed-content.ts';
import type { Appearance } from '../session/session.ts';
import type { ElementHandle } from '../shell/element-handle.ts';

export interface FrameSettings {
  /** BCP 47. */
  readonly locale: string;
  readonly appearance: Appearance;
}

/** Returns the element's look and language, which can't be inherited inside the frame. */
export function framedSettings({ store, locale }: ElementHandle, { settings }: SessionInside): FrameSettings {
  const { theme, density } = store.getState();
  const { appearance } = settings.getState();
  const own = { ...(theme ? { theme } : {}), ...(density ? { density } : {}) } as Appearance;
  return { locale: locale(), appearance: { ...appearance, ...own } };
}
