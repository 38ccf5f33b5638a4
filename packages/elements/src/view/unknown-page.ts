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
