import type { CarriedValues, Worklist } from '@careline/core/internal/calls/worklist';
import { serverNow } from '@careline/core/internal/clock';
import { CONTRACT_HEADER, CONTRACT_NUMBER } from '@careline/core/internal/contract';
import { createHttpClient, type HttpClient, type HttpError } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import { createLive, type Live, type LivePorts } from '@careline/core/internal/live';
import { type LogoutReason, PATHS } from '@careline/core/internal/navigation';
import { createRecentPatients, type RecentPatients } from '@careline/core/internal/patients';
import {
  callingAgain,
  createIdleLock,
  createLoggedInFlag,
  createSession,
  endOf,
  type IdentityProvider,
  type IdleLock,
  type LoggedInFlag,
  reportingSessionEnd,
  type Session,
  type SessionPorts,
  type TabChannel,
} from '@careline/core/internal/session';
import { type AppearanceStore, createAppearance } from './appearance/appearance.ts';
import type { ConsoleConfig } from './config.ts';
import type { HostPage } from './hosted/host-page.ts';
import { browserLive } from './live/live-ports.ts';
import { loadFrameWords, loadScreenWords } from './locales/load-locale.ts';
import { createSpokenLanguage, type LocaleLoaders, type SpokenLanguage } from './locales/spoken-language.ts';
import { type MergedPatients, watchingMerges } from './navigation/merged-patients.ts';
import { createHeaderLogo, type HeaderLogo } from './preferences/header-logo.ts';
import type { BrowserPush } from './push/browser-push.ts';
import { createPushMemory, type PushMemory } from './push/push-memory.ts';
import { browserStorage, type WordStorage } from './session/browser-storage.ts';
import { exchange } from './session/exchange.ts';
import { exclusively } from './session/exclusively.ts';
import { createFacilityMemory } from './session/facility-memory.ts';
import { createLazyProvider } from './session/lazy-provider.ts';
import { createSignInNotes, type SignInNotes } from './session/sign-in-notes.ts';
import { createTabChannel } from './session/tab-channel.ts';
import { createFrameMemory, type FrameMemory } from './shell-layout/frame-memory.ts';
import { createUnsavedWork, type UnsavedWork } from './unsaved/unsaved-work.ts';
import { deviceMayKeep } from './unsent/device-name.ts';
import type { UnsentPorts } from './unsent/open-unsent.ts';
import { createUnsent, type Unsent, type UnsentHere } from './unsent/unsent.ts';

/** Everything the pages work with. It is created once and passed down by context; nothing else is global. */
/** The dashboard's list, created with its page because its code is not in the first route's bundle. */
interface WorklistCache {
  list?: Worklist;
  /** Carried values that the first calls need without a network. */
  carriedValues?: CarriedValues;
}

export interface Console {
  /** The partner's page around the console; undefined if the console is not embedded. */
  readonly host?: HostPage;
  readonly config: ConsoleConfig;
  readonly session: Session;
  readonly flag: LoggedInFlag;
  readonly http: HttpClient;
  /** Reports records that turn out to have been merged into another. */
  readonly merged: MergedPatients;
  /** Sends no token; for the provider's own addresses. */
  readonly fetch: typeof globalThis.fetch;
  readonly idle: IdleLock;
  readonly tabs: TabChannel;
  /** Live changes made elsewhere, while someone is signed in. */
  readonly live: Live;
  readonly notes: SignInNotes;
  readonly unsaved: UnsavedWork;
  /** The person's drafts and outbox on this device. */
  readonly unsent: Unsent;
  readonly appearance: AppearanceStore;
  readonly language: SpokenLanguage;
  readonly headerLogo: HeaderLogo;
  /** Loads the notifications of this browser. */
  readonly loadPush: () => Promise<BrowserPush>;
  /** Who turned them on. */
  readonly pushMemory: PushMemory;
  /** Frame settings remembered in this browser. */
  readonly frame: FrameMemory;
  /** Recently opened patients; like the page, they belong to one person. */
  readonly recents: RecentPatients;
  /** The last dashboard list, so that it shows at once on return. Kept while the page is open. */
  readonly worklist: WorklistCache;
  /** Navigates with a full page load, so that no patient data stays in this page's memory. */
  leave(path: string): void;
  /** Closes a window that was opened for sign-in; browsers refuse to close any other. */
  closeWindow(): void;
  /** Ends the session here and at the identity provider; /auth then shows the reason. */
  endSession(reason: LogoutReason): Promise<void>;
}

/** The session's ports for unsent work; the loader supplies the device. */
type UnsentOfSession = Omit<UnsentPorts, 'device' | 'page'>;

/** The browser around the console; tests supply their own. */
export interface ConsolePorts {
  readonly fetch: typeof globalThis.fetch;
  readonly local: WordStorage;
  readonly perTab: WordStorage;
  readonly origin: string;
  readonly provider: IdentityProvider;
  readonly now: () => number;
  /** Runs a task after some milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  readonly tabs: TabChannel;
  /** Lets one tab hold the live stream for all tabs. */
  readonly live: Pick<LivePorts, 'locks' | 'channel'>;
  /** Allows one provider round trip at a time across tabs. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
  /** Replaces the ID-token exchange for providers whose token is not an ID token. */
  readonly exchange?: SessionPorts['exchange'];
  readonly loadWords: LocaleLoaders;
  /** Loads and opens the unsent work on this device. */
  readonly loadUnsent: (ports: UnsentOfSession) => Promise<UnsentHere>;
  /** Loads the notifications of this browser. */
  readonly loadPush: () => Promise<BrowserPush>;
  /** Returns whether an earlier page may have left unsent work on this device. */
  readonly mayKeepUnsent: () => Promise<boolean>;
  readonly path: () => string;
  readonly leave: (path: string) => void;
  readonly closeWindow: () => void;
  readonly logError: (message: string) => void;
}

export function browserPorts(config: ConsoleConfig): ConsolePorts {
  const perTab = browserStorage('sessionStorage');
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    local: browserStorage('localStorage'),
    perTab,
    origin: location.origin,
    provider: createLazyProvider(async () => {
      const { createOidcProvider } = await import('@careline/core/internal/session/oidc');
      // After an idle lock, a provider session alone is not enough: `max_age` asks for the password again.
      const maxAge = config.idleLockMinutes > 0 ? { maxAge: config.idleLockMinutes * 60 } : {};
      return createOidcProvider({
        ...config.oidc,
        ...maxAge,
        origin: location.origin,
        storage: sessionStorage,
      });
    }),
    now: serverNow,
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    tabs: createTabChannel(),
    live: browserLive(),
    exclusively,
    loadWords: { frame: loadFrameWords, screens: loadScreenWords },
    loadUnsent: async (unsent) => {
      const { loadUnsent } = await import('./unsent/load-unsent.ts');
      return loadUnsent({ ...unsent, page: window });
    },
    loadPush: async () => (await import('./push/browser-push.ts')).browserPush,
    mayKeepUnsent: () => deviceMayKeep(globalThis.indexedDB),
    path: () => location.pathname,
    leave: (path) => location.replace(path),
    closeWindow: () => window.close(),
    logError: (message) => console.error(message),
  };
}

/** How long a sign-out waits for the browser to end its notifications, in milliseconds. */
const PUSH_PATIENCE_MS = 2_000;

interface SessionOfCalls {
  readonly session: () => Session;
  /** Called when an administrator has ended the session. */
  readonly ended: (reason: LogoutReason) => void;
}

function createCareHttp(config: ConsoleConfig, ports: ConsolePorts, { session, ended }: SessionOfCalls) {
  const options = {
    bases: config.services,
    origin: ports.origin,
    fetch: ports.fetch,
    headers: { [CONTRACT_HEADER]: String(CONTRACT_NUMBER) },
    sendsClock: true,
    accessToken: () => session().accessToken(),
  };
  // A session that was ended must not be renewed.
  const onUnauthorized = (error: HttpError) => {
    if (endOf(error) === undefined) session().invalidate();
  };
  const clientWith = (headers: Readonly<Record<string, string>>) =>
    reportingSessionEnd(
      createHttpClient({ ...options, headers: { ...options.headers, ...headers }, onUnauthorized }),
      ended,
    );
  return {
    http: callingAgain(clientWith({})),
    /** Client for queued saves. They retry on their own and use the contract version they were created with. */
    clientFor: (contractNumber: number) => clientWith({ [CONTRACT_HEADER]: String(contractNumber) }),
    /** For the one call that uses a token before the session has it. */
    httpWith: (token: string) =>
      createHttpClient({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } }),
  };
}

export function createConsole(config: ConsoleConfig, ports: ConsolePorts): Console {
  const {
    http: plain,
    httpWith,
    clientFor,
  } = createCareHttp(config, ports, {
    session: () => session,
    ended(reason) {
      // Concurrent calls are all refused when a session ends; handle only the first.
      if (session.store.getState().phase !== 'signed-out') void endSession(reason);
    },
  });
  const { http, merged } = watchingMerges(plain);
  const notes = createSignInNotes(ports.perTab);
  const unsaved = createUnsavedWork();
  const pushMemory = createPushMemory(ports.local);
  const flag = createLoggedInFlag(ports.local);
  const session = createSession({
    provider: {
      ...ports.provider,
      // A renewal in another tab must not touch the provider's session while it is being ended.
      signOut: (idToken) => ports.exclusively(() => ports.provider.signOut(idToken)),
    },
    flag,
    exchange: ports.exchange ?? ((idToken, facilityId) => exchange(http, idToken, facilityId, ports.now)),
    readProfile: async (token) => (await httpWith(token).call(getProfile)).data,
    facility: createFacilityMemory(ports.perTab),
    now: ports.now,
    exclusively: ports.exclusively,
    logError: ports.logError,
    leaveFrom: () => (unsaved.isDirty() ? undefined : ports.path()),
  });

  /** Ends the notifications of this browser. Without a connection the server sends none to an ended session anyway. */
  async function endPush(): Promise<void> {
    if (!pushMemory.isSet()) return;
    const ended = ports.loadPush().then((push) => push.turnOff());
    const late = new Promise<void>((resolve) => ports.after(PUSH_PATIENCE_MS, resolve));
    await Promise.race([ended, late]).catch(() => undefined);
  }

  async function endSession(reason: LogoutReason) {
    notes.setReason(reason);
    notes.setReturnPath(undefined);
    await endPush();
    try {
      await session.signOut(reason);
    } catch {
      // The local sign-out is done, but the provider could not be reached, so skip its page.
      ports.leave(PATHS.auth);
    }
  }

  const worklist: WorklistCache = {};
  session.store.subscribe(({ phase }) => {
    // Patient data must not outlive the session that read it.
    if (phase === 'signed-out' || phase === 'ended-elsewhere' || phase === 'another-person')
      worklist.list?.clear();
  });

  const { tabs, now, after, logError } = ports;
  const unsent = createUnsent({
    load: () => ports.loadUnsent({ session, http, clientFor, now, after, logError }),
    mayKeep: ports.mayKeepUnsent,
  });
  return {
    config,
    session,
    flag,
    http,
    merged,
    fetch: ports.fetch,
    idle: createIdleLock({ minutes: config.idleLockMinutes, flag, tabs, session, now, after }),
    tabs,
    live: createLive({ ...ports.live, http, clock: { now, after }, random: Math.random }),
    notes,
    unsaved,
    unsent,
    appearance: createAppearance(ports.local, config.locale),
    language: createSpokenLanguage(ports.loadWords),
    headerLogo: createHeaderLogo(http),
    loadPush: ports.loadPush,
    pushMemory,
    frame: createFrameMemory(ports.local),
    recents: createRecentPatients(),
    worklist,
    leave: ports.leave,
    closeWindow: ports.closeWindow,
    endSession,
  };
}
