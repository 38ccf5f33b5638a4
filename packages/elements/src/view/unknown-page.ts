import type { Language } from '../shell/languages.ts';

export const FRAME_PATH = '/elements/frame';

/** Of a page at `path` of Careline's origin that is for this page. */
export const frameAddress = (origin: string, path: string): string =>
  `${origin}${path}?page=${encodeURIComponent(location.origin)}`;

/**
 * Whether the server answers and knows no partner with a page of this origin. It says so to every page there, which its services
 * do not: a browser tells a script of their silence what it tells of a lost network.
 */
export async function isUnknownPage(origin: string, path = FRAME_PATH): Promise<boolean> {
  const reply = await fetch(frameAddress(origin, path), { credentials: 'omit' }).catch(() => undefined);
  return reply?.status === 404;
}

/** What a frame says of a page that the server does not know; in the views' own words, which a test holds equal. */
export const unknownPageWords: Readonly<Record<Language, string>> = {
  en: 'Careline does not know {origin}. Ask an administrator to add it under Settings, Partners.',
  hi: 'Careline {origin} को नहीं पहचानता। व्यवस्थापक से कहें कि वे इसे “सेटिंग्स, साझेदार” में जोड़ें।',
};
