/** Returns a segment as a router compares it, or unchanged if it can't be decoded. */
function comparable(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** Returns a path as a router compares it: lower case, decoded, without empty segments. */
export const normalisedPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(comparable).join('/')}`;
