import { createStore } from 'zustand/vanilla';
import { allCopies, ownCopy } from './copies.ts';
import { findSession, type OpenDevice, putInside } from './sealed-content.ts';
import { createTokenSource } from './session-token.ts';
import type {
  CarelineSession,
  SessionOptions,
  SessionSettings,
  SourceSessionOptions,
  TelemetryFact,
} from './session-types.ts';
import { createSnapshotStore } from './snapshot-store.ts';

export type {
  Appearance,
  CarelineSession,
  SessionOptions,
  SessionSettings,
  SourceSessionOptions,
  TelemetryFact,
} from './session-types.ts';

/**
 * A class instance, because frameworks turn plain objects into reactive copies that elements would not recognise. For
 * frameworks that proxy everything, `valueOf` returns the session itself.
 */
class PageSession implements CarelineSession {
  readonly update: CarelineSession['update'];
  readonly logout: CarelineSession['logout'];

  constructor({ update, logout }: CarelineSession) {
    this.update = update;
    this.logout = logout;
    Object.defineProperty(this, 'valueOf', { value: () => this });
  }
}

function checkOptions({ services, getToken }: SessionOptions): void {
  if (typeof getToken !== 'function') {
    throw new TypeError('createSession needs getToken: an async function that answers { token, expiresAt }');
  }
  const addresses = typeof services === 'string' ? [services] : Object.values(services ?? {});
  if (addresses.length === 0 || addresses.some((address) => typeof address !== 'string' || address === '')) {
    throw new TypeError('createSession needs services: the address of the services, such as https://…/api');
  }
}

/** A faulty telemetry callback must not break the page. */
function safely(onTelemetry: SessionOptions['onTelemetry'], fact: TelemetryFact): void {
  try {
    onTelemetry?.(fact);
  } catch (error) {
    console.error('onTelemetry failed', error);
  }
}

/** Loaded only for pages that use it. */
const openDevice: OpenDevice = async (...given) => (await import('./on-device.ts')).openOnDevice(...given);

/** Same as `createSession`; a `fetch` replaces the services. */
export function openSession<More extends object>(
  given: SessionOptions | SourceSessionOptions,
  more: More,
  fetch?: typeof globalThis.fetch,
): CarelineSession & More {
  const { source, ...own }: Partial<SourceSessionOptions> & Partial<SessionOptions> = given;
  const options = { ...own, ...source } as SessionOptions;
  checkOptions(options);
  const { services, getToken, locale, appearance = {}, onTelemetry, keeps } = options;
  const settings = createStore<SessionSettings>(() => ({ locale, appearance, ended: false }));
  const tokens = createTokenSource({
    getToken,
    audience: typeof services === 'string' ? services : (Object.values(services)[0] ?? ''),
  });
  const keeper = createSnapshotStore();
  const session = new PageSession({
    update(change) {
      const { locale: wanted, appearance: look } = change;
      settings.setState((now) => ({
        locale: 'locale' in change ? wanted : now.locale,
        appearance: { ...now.appearance, ...look },
      }));
    },
    logout() {
      tokens.end();
      keeper.end();
      settings.setState({ ended: true });
    },
  });
  Object.assign(session, more);
  putInside(session, {
    fetch,
    openDevice: keeps === 'device' ? openDevice : undefined,
    services,
    source,
    tokens,
    settings,
    keeper,
    report: (fact) => safely(onTelemetry, fact),
  });
  Object.freeze(session);
  // Start the request now, while other files load. A failure surfaces in the first call that needs the token.
  tokens.token().catch(() => undefined);
  return session as unknown as CarelineSession & More;
}

/**
 * Creates a session for the elements of one user at one facility. Several can be on a page; elements of different
 * sessions share nothing. Throws TypeError for invalid options.
 */
export const createSession = (options: SessionOptions | SourceSessionOptions): CarelineSession =>
  openSession(options, {});

/** Thrown by `configure` for a session from a copy with another contract. */
export class VersionConflictError extends Error {
  readonly code = 'version.conflict';
  readonly defined = ownCopy.version;
  readonly refused: string;

  constructor(refused: string) {
    super(`configure is of Careline ${ownCopy.version}, the session of ${refused}, and they share none`);
    this.name = 'VersionConflictError';
    this.refused = refused;
  }
}

/**
 * Sets the session of all elements without their own, now and later; `null` removes it.
 * It also applies to elements of another copy that owns the tags, unless that copy's own `configure` set one. Throws
 * TypeError for an invalid session, and VersionConflictError for a session of an incompatible copy.
 */
export function configure({ session }: { readonly session: CarelineSession | null }): void {
  const { session: known, version } = findSession(session);
  if (version) throw new VersionConflictError(version);
  if (session !== null && !known) throw new TypeError('configure: session must come from createSession');
  ownCopy.session = known;
  const copies = allCopies();
  if (known && copies.length > 1)
    import('./page-faults.ts').then(({ reportOthers }) => reportOthers(known), console.error);
  for (const copy of copies) copy.redraw();
}
