import type { EarlyWords } from '../shell/languages.ts';

export const FRAME_PATH = '/elements/frame';

/** Returns the address of a Careline page for this host page. */
export const frameAddress = (origin: string, path: string): string =>
  `${origin}${path}?page=${encodeURIComponent(location.origin)}`;

/**
 * Returns whether the server answers but knows no partner with this page's origin. The frame page says so to any
 * origin; the services don't, and to a script their silence looks like a lost network.
 */
export async function isUnknownPage(origin: string, path = FRAME_PATH): Promise<boolean> {
  const reply = await fetch(frameAddress(origin, path), { credentials: 'omit' }).catch(() => undefined);
  return reply?.status === 404;
}

/** Shown in a frame for a page the server does not know; the same as in the views, which a test checks. */
export const unknownPageWords: EarlyWords<string> = {
  en: 'Careline does not know {origin}. Ask an administrator to add it under Settings, Partners.',
  hi: 'Careline {origin} को नहीं पहचानता। व्यवस्थापक से कहें कि वे इसे “सेटिंग्स, साझेदार” में जोड़ें।',
};
