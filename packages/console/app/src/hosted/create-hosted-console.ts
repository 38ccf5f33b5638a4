import { isScreenPath, PATHS } from '@careline/core/internal/navigation';
import type { HostedLook, HostedStart, ToHostedConsole } from '@careline/core/internal/session';
import { guardFocus } from '@careline/ui/navigation';
import type { ConsoleConfig } from '../config.ts';
import { type Console, type ConsolePorts, createConsole } from '../console.ts';
import { HostFollower } from './host-follower.tsx';
import type { HostPage, Led } from './host-page.ts';
import { callHostPage, createHostTokens, type HostPort } from './host-port.ts';
import { createHostProvider } from './host-provider.ts';
import { createHostedAppearance } from './hosted-appearance.ts';
import { HostedCover } from './hosted-cover.tsx';
import { hostedConfig, hostedPorts } from './hosted-ports.ts';
import { createMemoryPage } from './memory-page.ts';

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

/**
 * Returns whether the host page may open an address: any embeddable screen, which checks its own rights. Addresses with
 * a `login` parameter are refused, because the host page handles sign-in.
 */
function isOpenToPage(address: string): boolean {
  const path = pathOf(address);
  const query = new URLSearchParams(address.slice(path.length).split('#')[0]);
  return isScreenPath(path) && path !== PATHS.links && !query.has('login');
}

/** Queues the host page's request until the console's screens can act on it. */
function createLeading() {
  let led: Led | undefined;
  let waiting: string | undefined;
  return {
    follow(next: Led | undefined): void {
      led = next;
      if (led && waiting !== undefined) led.go(waiting);
      if (led) waiting = undefined;
    },
    go(address: string): void {
      if (led) led.go(address);
      else waiting = address;
    },
    current: () => led,
  };
}

/** Navigation steps that wait for the host page's consent. */
function createQuestions({ send }: Pick<HostPort, 'send'>) {
  const waiting = new Map<number, () => void>();
  let asked = 0;
  return {
    ask(path: string, go: () => void): void {
      asked += 1;
      waiting.set(asked, go);
      send({ type: 'ask', id: asked, path });
    },
    answer(id: number, goes: boolean): void {
      const go = waiting.get(id);
      waiting.delete(id);
      if (goes) go?.();
    },
  };
}

function createLook(first: HostedLook) {
  const listeners = new Set<() => void>();
  let look = first;
  return {
    get: () => look,
    set(next: HostedLook): void {
      look = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the start path. For an unknown path, notifies the host page and falls back to the person's first page. */
function beginning({ path }: HostedStart, { send }: Pick<HostPort, 'send'>): string {
  if (path === '' || isOpenToPage(path)) return path || PATHS.shell;
  send({ type: 'unknown-path' });
  return PATHS.shell;
}

/** Creates the console for a host page that answered this frame. */
export function consoleOver(
  config: ConsoleConfig,
  browser: ConsolePorts,
  { port, page }: { readonly port: HostPort; readonly page: string },
): Console {
  const { start, send } = port;
  const tokens = createHostTokens(send);
  const leading = createLeading();
  const questions = createQuestions(port);
  const look = createLook(start.look);
  const appearance = createHostedAppearance(start.look);
  const memory = createMemoryPage(beginning(start, port), browser.origin);

  /** Another person's page restarts at their own first page. Once signed out, do not wait for the host page. */
  function leave(): void {
    if (care.session.store.getState().phase === 'another-person') {
      send({ type: 'went', path: '' });
      browser.leave(window.location.href);
    } else send({ type: 'signed-in-no-more' });
  }

  const host: HostPage = {
    page: memory,
    Cover: HostedCover,
    Follower: HostFollower,
    look: look.get,
    subscribe: look.subscribe,
    ask(address, go) {
      const path = pathOf(address);
      if (path === memory.location.pathname) go();
      else questions.ask(path, go);
    },
    denied: (scope) => send({ type: 'denied', scope }),
    follow: leading.follow,
    ready: (user) => send({ type: 'ready', user }),
    went: (path) => send({ type: 'went', path }),
  };
  const provider = createHostProvider(port, tokens, () => care.notes);
  const ports = hostedPorts(browser, { page, window: memory, tokens, provider, leave });
  const care: Console = { ...createConsole(hostedConfig(config), ports), appearance, host };

  function hear(message: ToHostedConsole): void {
    if (message.type === 'token') tokens.answer(message.id, message.token);
    else if (message.type === 'answer') questions.answer(message.id, message.goes);
    else if (message.type === 'look') {
      look.set(message.look);
      appearance.follow(message.look);
    } else if (message.type === 'navigate') {
      if (isOpenToPage(message.path)) leading.go(message.path);
      else send({ type: 'unknown-path' });
    } else {
      const led = leading.current();
      if (led) led.signOut();
      else void care.endSession('signed-out');
    }
  }
  port.listen(hear);
  let wasDirty = false;
  care.unsaved.subscribe(() => {
    if (care.unsaved.isDirty() === wasDirty) return;
    wasDirty = !wasDirty;
    send({ type: 'dirty', dirty: wasDirty });
  });
  return care;
}

/**
 * Connects to the page that frames this one and creates its console. Unframed, it leaves for Careline's own console.
 */
export async function createHostedConsole(config: ConsoleConfig, browser: ConsolePorts): Promise<Console> {
  if (window.parent === window) browser.leave(PATHS.shell);
  guardFocus(window);
  return consoleOver(config, browser, await callHostPage(window));
}
