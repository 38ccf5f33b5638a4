import type { FromHostedConsole, HostedStart, ToHostedConsole } from '@careline/core/internal/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPage } from '../../test/search-element.ts';
import { type CarelineSession, createSession } from '../session/session.ts';
import { defineElement } from '../shell/define-element.ts';
import { mountLater } from '../shell/mount-later.ts';
import { type ConsoleElement, console as consoleSpec } from './element.ts';

const tag = 'careline-console-under-test';
defineElement({ ...consoleSpec, tag }, () =>
  mountLater(consoleSpec.load, () => Promise.reject(new Error('it is a frame already'))),
);

const LATER_S = 3600;
const sources: string[] = [];

beforeEach(() => {
  sources.length = 0;
  // An empty page of this origin replaces the services' page, which would load from elsewhere.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation((src) => void sources.push(src));
});
afterEach(() => {
  clearPage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sessionWith = (getToken: () => Promise<{ token: string; expiresAt: number }>): CarelineSession =>
  createSession({ services: `${location.origin}/api`, getToken, locale: 'en' });
const aToken = async () => ({ token: 'page-token', expiresAt: Math.floor(Date.now() / 1000) + LATER_S });

interface Placed {
  readonly element: ConsoleElement;
  readonly session: CarelineSession;
  readonly heard: readonly { readonly type: string; readonly detail: unknown }[];
}

const EVENTS = [
  ...['ready', 'error', 'auth-required', 'signed-out', 'route-change', 'route-changed', 'sign-out'],
  ...['scope-denied', 'dirty-change'],
];

function placed(attributes: Readonly<Record<string, string>> = {}, getToken = vi.fn(aToken)): Placed {
  const element = document.createElement(tag) as unknown as ConsoleElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const heard: { type: string; detail: unknown }[] = [];
  for (const name of EVENTS)
    element.addEventListener(`careline-${name}`, (event) => {
      heard.push({ type: name, detail: (event as CustomEvent).detail });
    });
  const session = sessionWith(getToken);
  element.session = session;
  document.body.append(element);
  return { element, session, heard };
}

const frameOf = (element: HTMLElement) => element.shadowRoot?.querySelector('iframe') ?? null;

/** The console's end of the port, as the framed page has it. */
interface Inside {
  readonly start: HostedStart;
  readonly messages: ToHostedConsole[];
  send(message: FromHostedConsole): void;
}

/** Connects as the framed page would, and returns its port. */
async function opened(element: HTMLElement): Promise<Inside> {
  await vi.waitFor(() => expect(frameOf(element)).not.toBeNull());
  const inner = frameOf(element)?.contentWindow as Window;
  const answer = new Promise<MessageEvent>((resolve) =>
    inner.addEventListener('message', resolve, { once: true }),
  );
  window.dispatchEvent(
    new MessageEvent('message', { source: inner, origin: location.origin, data: { careline: 'console' } }),
  );
  const { data, ports } = await answer;
  const messages: ToHostedConsole[] = [];
  const [port] = ports;
  if (!port) throw new Error('the page gave no port');
  port.onmessage = ({ data: message }) => messages.push(message);
  return { start: data, messages, send: (message) => port.postMessage(message) };
}

const USER = { id: 'staff-1', scopes: ['prohealth'], name: 'Asha Rao' };

describe('careline-console', () => {
  it('is a frame of the services’ origin for this page, which may ask for devices and forms', async () => {
    const { element } = placed({ isolation: 'frame' });
    await vi.waitFor(() => expect(frameOf(element)).not.toBeNull());
    const page = encodeURIComponent(location.origin);
    expect(sources).toEqual([`${location.origin}/elements/console?page=${page}`]);
    const frame = frameOf(element);
    expect([...(frame?.sandbox ?? [])]).toContain('allow-forms');
    expect([...(frame?.sandbox ?? [])]).not.toContain('allow-top-navigation');
    expect(frame?.allow).toBe('camera; microphone; fullscreen; clipboard-write; autoplay');
  });

  it('passes the start address and the look to its frame only', async () => {
    const { element } = placed({ 'start-path': '/prohealth/searchByUhid', 'hide-nav': '', dir: 'rtl' });
    await vi.waitFor(() => expect(frameOf(element)).not.toBeNull());
    const inner = frameOf(element)?.contentWindow as Window;
    const stranger = vi.fn();
    inner.addEventListener('message', stranger);
    const call = { careline: 'console' };
    for (const from of [{ source: window }, { source: inner, origin: 'https://elsewhere.example' }])
      window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data: call, ...from }));
    const inside = await opened(element);
    expect(stranger).toHaveBeenCalledOnce();
    expect(inside.start).toEqual({
      careline: 'console',
      path: '/prohealth/searchByUhid',
      look: { locale: 'en', dir: 'rtl', hideNav: true, hideTopbar: false },
    });
    element.hideTopbar = true;
    element.theme = 'dark';
    await vi.waitFor(() =>
      expect(inside.messages.at(-1)).toEqual({
        type: 'look',
        look: { locale: 'en', theme: 'dark', dir: 'rtl', hideNav: true, hideTopbar: true },
      }),
    );
  });

  it('fills the element up to its edges, whatever its look', async () => {
    const { element } = placed({ theme: 'dark', style: 'width: 600px; height: 400px' });
    await opened(element);
    const { width, height } = (frameOf(element) as HTMLElement).getBoundingClientRect();
    expect([width, height]).toEqual([600, 400]);
  });

  it('passes tokens on, and reports once that there is none', async () => {
    const getToken = vi.fn(aToken);
    const { element, heard } = placed({}, getToken);
    const inside = await opened(element);
    inside.send({ type: 'token', id: 1, refused: undefined });
    await vi.waitFor(() =>
      expect(inside.messages).toMatchObject([{ type: 'token', id: 1, token: { token: 'page-token' } }]),
    );
    getToken.mockRejectedValue(new Error('signed out'));
    inside.send({ type: 'token', id: 2, refused: 'page-token' });
    inside.send({ type: 'token', id: 3, refused: 'page-token' });
    await vi.waitFor(() =>
      expect(inside.messages.slice(1)).toEqual([
        { type: 'token', id: 2 },
        { type: 'token', id: 3 },
      ]),
    );
    expect(heard).toEqual([
      { type: 'error', detail: { code: 'auth.provider-failed', retryable: true } },
      { type: 'auth-required', detail: null },
    ]);
  });

  it('is ready with the user, and sends their name nowhere', async () => {
    const { element, heard } = placed();
    const inside = await opened(element);
    expect(element.user).toBeNull();
    inside.send({ type: 'ready', user: USER });
    await element.whenReady();
    expect([element.matches(':state(ready)'), element.user?.getName()]).toEqual([true, 'Asha Rao']);
    expect(JSON.stringify([element.user, heard])).toBe(
      JSON.stringify([{ id: 'staff-1', scopes: ['prohealth'] }, [{ type: 'ready', detail: null }]]),
    );
  });

  it.each<[string, FromHostedConsole, { readonly type: string; readonly detail: unknown }]>([
    ['a page was opened', { type: 'went', path: '/a' }, { type: 'route-changed', detail: { path: '/a' } }],
    [
      'something is unsaved',
      { type: 'dirty', dirty: true },
      { type: 'dirty-change', detail: { dirty: true } },
    ],
    ['a scope is missing', { type: 'denied', scope: 'x' }, { type: 'scope-denied', detail: { scope: 'x' } }],
    [
      'there is no such page',
      { type: 'unknown-path' },
      { type: 'error', detail: { code: 'config.unknown-path', retryable: false } },
    ],
  ])('reports that %s', async (_, message, event) => {
    const { element, heard } = placed();
    (await opened(element)).send(message);
    await vi.waitFor(() => expect(heard).toEqual([event]));
  });

  it('asks the page before it navigates', async () => {
    const { element } = placed();
    const inside = await opened(element);
    inside.send({ type: 'ask', id: 1, path: '/one' });
    await vi.waitFor(() => expect(inside.messages).toEqual([{ type: 'answer', id: 1, goes: true }]));
    element.addEventListener('careline-route-change', (event) => event.preventDefault());
    inside.send({ type: 'ask', id: 2, path: '/two' });
    await vi.waitFor(() => expect(inside.messages.at(-1)).toEqual({ type: 'answer', id: 2, goes: false }));
  });

  it('navigates and signs out an open console, and reports when there is none', async () => {
    const { element } = placed();
    expect([element.navigate('/one'), element.signOut()]).toEqual([false, false]);
    const inside = await opened(element);
    expect([element.navigate('/one'), element.signOut()]).toEqual([true, true]);
    await vi.waitFor(() =>
      expect(inside.messages).toEqual([{ type: 'navigate', path: '/one' }, { type: 'sign-out' }]),
    );
  });

  it('ends the session of the page with a sign-out, unless the page does so by itself', async () => {
    const { element, heard } = placed();
    element.addEventListener('careline-sign-out', (event) => event.preventDefault(), { once: true });
    const inside = await opened(element);
    inside.send({ type: 'ready', user: USER });
    inside.send({ type: 'signed-out' });
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('sign-out'));
    expect(frameOf(element)).not.toBeNull();
    inside.send({ type: 'signed-out' });
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('signed-out'));
    expect([frameOf(element), element.user, element.matches(':state(signed-out)')]).toEqual([
      null,
      null,
      true,
    ]);
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).toBe('You are signed out.');
  });

  it('continues after a reload, and starts again when it is reattached', async () => {
    const { element } = placed({ 'start-path': '/prohealth/searchByUhid' });
    const first = await opened(element);
    first.send({ type: 'went', path: '/prohealth/hmCallInfo' });
    await vi.waitFor(() => expect(element.path).toBe('/prohealth/hmCallInfo'));
    expect((await opened(element)).start.path).toBe('/prohealth/hmCallInfo');
    element.refresh();
    expect((await opened(element)).start.path).toBe('/prohealth/hmCallInfo');
    expect(element.reset()).toBe(true);
    expect((await opened(element)).start.path).toBe('/prohealth/searchByUhid');
  });

  it('says at once that the server does not know the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetched = vi.fn(async (_address: string) => new Response('{}', { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    const { element, heard } = placed();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(fetched.mock.lastCall?.[0]).toBe(sources[0]);
    expect(heard).toEqual([{ type: 'error', detail: { code: 'origin.unknown', retryable: true } }]);
    expect(element.shadowRoot?.querySelector('[role=alert]')).toHaveTextContent(
      `Careline does not know ${location.origin}.`,
    );
  });

  it('says that it has no session, and opens once it has', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const element = document.createElement(tag) as unknown as ConsoleElement;
    const heard = vi.fn();
    element.addEventListener('careline-error', (event) => heard((event as CustomEvent).detail));
    document.body.append(element);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ code: 'config.missing-session', retryable: true });
    element.session = sessionWith(aToken);
    expect(frameOf(element)).not.toBeNull();
    expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeVisible();
  });
});
