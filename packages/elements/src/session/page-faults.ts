import { allCopies, CONTRACT, type Copy, ownCopy, speaksFor } from './copies.ts';

/** The detail of `careline-error` when two versions of Careline on a page don't work together. */
export interface VersionConflictDetail {
  readonly code: 'version.conflict';
  readonly retryable: false;
  readonly tag: string;
  /** The version already on the page, and the one refused. */
  readonly defined: string;
  readonly refused: string;
}

/** Sends the version conflict to the page, and logs what to do about it. */
function reportConflict(
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

/** Reports a tag that another copy, or a script that is not Careline's, has already defined. */
export const reportTaken = (tag: string, owner: Copy | undefined): void =>
  reportConflict(document, tag, owner?.version ?? 'unknown', 'this copy', ownCopy.version);

/** Explains why copies this one speaks for don't follow it: they have another session, or share no contract. */
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

type Send = (detail: { readonly code: string; readonly retryable: false }) => void;

function reportRefused({ localName }: Element, send: Send, what: keyof typeof REFUSED, name = ''): void {
  const [why, code] = REFUSED[what];
  console.error(`${localName}: ${name}${name && ' '}${why}.`);
  send({ code, retryable: false });
}

/** Reports an attribute that must not exist: a session a framework turned into text, or a secret. */
export const reportAttribute = (element: Element, send: Send, name: string): void =>
  name === 'session'
    ? reportRefused(element, send, 'attribute')
    : reportRefused(element, send, 'secret', name);

/** Reports an invalid session; for one of another contract, whose version is given, with both versions. */
export const reportSession = (element: Element, send: Send, version: string | undefined): void =>
  version
    ? reportConflict(element, element.localName, ownCopy.version, 'its session', version)
    : reportRefused(element, send, 'session');
