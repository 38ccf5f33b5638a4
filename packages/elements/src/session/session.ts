import { createStore } from 'zustand/vanilla';
import { allCopies, ownCopy } from './copies.ts';
import { findSession, type OpenDevice, putInside } from './insides.ts';
import { createKeeper } from './keeper.ts';
import { createTokenSource } from './session-token.ts';
import type { CarelineSession, SessionOptions, SessionSettings, TelemetryFact } from './session-types.ts';

export type {
  Appearance,
  CarelineSession,
  SessionOptions,
  SessionSettings,
  TelemetryFact,
} from './session-types.ts';

/**
 * No plain object, of which frameworks make reactive copies that no element would know; of a proxy that some make of
 * everything, `valueOf` answers the session itself.
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

/** A page that reports must not break because of it. */
function safely(onTelemetry: SessionOptions['onTelemetry'], fact: TelemetryFact): void {
  try {
    onTelemetry?.(fact);
  } catch (error) {
    console.error('onTelemetry failed', error);
  }
}

/** Brought for whoever wants it alone. */
const openDevice: OpenDevice = async (...given) => (await import('./on-device.ts')).openOnDevice(...given);

/** As `createSession`; with a `fetch`, that one answers in the services' place. */
export function openSession<More extends object>(
  options: SessionOptions,
  more: More,
  fetch?: typeof globalThis.fetch,
): CarelineSession & More {
  checkOptions(options);
  const { services, getToken, locale, appearance = {}, onTelemetry, keeps } = options;
  const settings = createStore<SessionSettings>(() => ({ locale, appearance, ended: false }));
  const tokens = createTokenSource({
    getToken,
    audience: typeof services === 'string' ? services : (Object.values(services)[0] ?? ''),
  });
  const keeper = createKeeper();
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
    tokens,
    settings,
    keeper,
    report: (fact) => safely(onTelemetry, fact),
  });
  Object.freeze(session);
  // On its way while everything else still loads; a failure is told by the first call that needs the token.
  tokens.token().catch(() => undefined);
  return session as unknown as CarelineSession & More;
}

/**
 * A session for the elements of one user at one facility. Several may live on a page: elements of one share nothing with
 * those of another. Throws TypeError for options it cannot work with.
 */
export const createSession = (options: SessionOptions): CarelineSession => openSession(options, {});

/** Thrown by `configure` for a session of a copy whose contract is another. */
export class VersionConflictError extends Error {
  readonly code = 'version.conflict';
  /** The version of this copy. */
  readonly defined = ownCopy.version;
  /** That of the session. */
  readonly refused: string;

  constructor(refused: string) {
    super(`configure is of Careline ${ownCopy.version}, the session of ${refused}, and they share none`);
    this.name = 'VersionConflictError';
    this.refused = refused;
  }
}

/**
 * Sets what all elements of the page have that were given none of their own: those that stand there and those that come.
 * `null` takes it away again. Where another copy of Careline has the tags, its elements have the session too, unless its own
 * `configure` gave them one. Throws TypeError for a session that is none, and VersionConflictError for one of a copy that shares
 * none with this one.
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
