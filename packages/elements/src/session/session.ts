import { createStore } from 'zustand/vanilla';
import { insides, page, sessionOf } from './insides.ts';
import { createKeeper } from './keeper.ts';
import { createTokenSource, type GetToken } from './session-token.ts';

export interface Appearance {
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly density?: 'comfortable' | 'compact';
}

/** What happened, never to whom. */
export interface TelemetryFact {
  readonly name: string;
  readonly code?: string;
  readonly ms?: number;
  readonly count?: number;
}

export interface SessionOptions {
  /** The address all services lie under, such as `https://careline.example/api`, or one address for each. */
  readonly services: string | Readonly<Record<string, string>>;
  /** Hands over a token for one user and one facility; called when one is needed. */
  readonly getToken: GetToken;
  /** BCP 47; goes before the `lang` of elements. */
  readonly locale?: string;
  readonly appearance?: Appearance;
  readonly onTelemetry?: (fact: TelemetryFact) => void;
}

export interface SessionSettings {
  readonly locale: string | undefined;
  readonly appearance: Appearance;
  readonly ended: boolean;
}

/** What a page holds. Neither the token nor a way to it is on it. */
export interface CarelineSession {
  /** Changes every element of the session. */
  update(change: Pick<SessionOptions, 'locale' | 'appearance'>): void;
  /** Empties every element of the session at once and forgets the token, for good. */
  logout(): void;
}

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
    Object.freeze(this);
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

/**
 * A session for the elements of one user at one facility. Several may live on a page: elements of one share nothing with
 * those of another. Throws TypeError for options it cannot work with.
 */
export function createSession(options: SessionOptions): CarelineSession {
  checkOptions(options);
  const { services, getToken, locale, appearance = {}, onTelemetry } = options;
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
  insides.set(session, {
    services,
    tokens,
    settings,
    keeper,
    report: (fact) => safely(onTelemetry, fact),
  });
  // On its way while everything else still loads; a failure is told by the first call that needs the token.
  tokens.token().catch(() => undefined);
  return session;
}

/** Elements of another copy follow the sessions of that one alone. */
function warnOfOtherCopy(): void {
  const [defined] = page.refused.values();
  if (defined === undefined) return;
  console.warn(
    `configure: ${[...page.refused.keys()].join(', ')} are of another copy of Careline, ${defined}, and keep its session.`,
  );
  const detail = { code: 'version.conflict', retryable: false, defined };
  document.dispatchEvent(new CustomEvent('careline-error', { detail }));
}

/**
 * Sets what all elements of the page have that were given none of their own: those that stand there and those that come.
 * `null` takes it away again. Throws TypeError for a session that is none.
 */
export function configure({ session }: { readonly session: CarelineSession | null }): void {
  const known = sessionOf(session);
  if (session !== null && !known) {
    throw new TypeError('configure: session must come from createSession of this copy of Careline');
  }
  warnOfOtherCopy();
  page.session = known;
  for (const redraw of page.listeners) redraw();
}
