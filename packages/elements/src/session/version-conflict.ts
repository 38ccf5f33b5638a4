/** The detail of `careline-error` where two versions of Careline on a page do not work together. */
export interface VersionConflictDetail {
  readonly code: 'version.conflict';
  readonly retryable: false;
  /** The tag it is about. */
  readonly tag: string;
  /** The version of whoever was there, and of whoever came. */
  readonly defined: string;
  readonly refused: string;
}

/** What meets what, and what is to be done about it. */
export const conflictText = (tag: string, defined: string, what: string, refused: string): string =>
  `${tag} is of Careline ${defined}, ${what} of ${refused}: load both from one address, or define the tags of one with a suffix.`;

/** Tells the page, and whoever looks after it. */
export function reportConflict(target: EventTarget, ...conflict: Parameters<typeof conflictText>): void {
  const [tag, defined, , refused] = conflict;
  console.error(conflictText(...conflict));
  const detail: VersionConflictDetail = { code: 'version.conflict', retryable: false, tag, defined, refused };
  target.dispatchEvent(new CustomEvent('careline-error', { detail, bubbles: true, composed: true }));
}
