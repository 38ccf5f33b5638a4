import { allCopies, CONTRACT, ownCopy, speaksFor } from './copies.ts';

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

/** Tells the page what meets what, and whoever looks after it what is to be done about it. */
export function reportConflict(
  target: EventTarget,
  tag: string,
  defined: string,
  what: string,
  refused: string,
): void {
  console.error(
    `${tag} is of Careline ${defined}, ${what} of ${refused}: load both from one address, or define the tags of one with a suffix.`,
  );
  const detail: VersionConflictDetail = { code: 'version.conflict', retryable: false, tag, defined, refused };
  target.dispatchEvent(new CustomEvent('careline-error', { detail, bubbles: true, composed: true }));
}

/** Says of copies whose elements this one speaks for why they do not follow: they were given another session, or share none. */
export function reportOthers(session: object): void {
  for (const copy of allCopies()) {
    const [tag] = copy.tags;
    const follows = copy.contract === CONTRACT && (!copy.session || copy.session === session);
    if (copy === ownCopy || !tag || !speaksFor(ownCopy, copy) || follows) continue;
    reportConflict(
      document,
      tag,
      copy.version,
      'with a session of its own, and this configure',
      ownCopy.version,
    );
  }
}

const REFUSED = {
  session: ['session must come from createSession', 'config.invalid-session'],
  attribute: ['session is a property: define the tag before the page draws it', 'config.invalid-session'],
  secret: ['must not be an attribute; use createSession', 'secret-in-attribute'],
} as const;

/** Tells of a session that is none, of one that a framework wrote as a word, or of a secret by the name of its attribute. */
export function reportRefused(
  { localName }: Element,
  send: (detail: { readonly code: string; readonly retryable: false }) => void,
  what: keyof typeof REFUSED,
  name = '',
): void {
  const [why, code] = REFUSED[what];
  console.error(`${localName}: ${name}${name && ' '}${why}.`);
  send({ code, retryable: false });
}
