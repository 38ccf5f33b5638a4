/** A segment as a router compares it, or as it stands where it cannot be decoded. */
function comparable(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** A path as a router compares it: in lower case, decoded, without empty segments. */
export const normalisedPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(comparable).join('/')}`;
