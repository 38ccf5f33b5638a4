import { afterEach, expect, it, vi } from 'vitest';
import { TAG_NAMES } from '../src/catalogue/catalogue.ts';
import { defineAll } from '../src/define-all.ts';
import { allCopies, CONTRACT, type Copy, ownCopy } from '../src/session/copies.ts';
import {
  type CarelineSession,
  configure,
  createSession,
  VersionConflictError,
} from '../src/session/session.ts';
import { VERSION } from '../src/session/version.ts';
import { defineElement } from '../src/shell/define-element.ts';
import { mountLater } from '../src/shell/mount-later.ts';
import { sideMenu } from '../src/side-menu/element.ts';

const SUFFIX = 'second';
const TAG = `careline-side-menu-${SUFFIX}`;
const LATER = '9.0.0';
defineAll({ suffix: SUFFIX });

const cleanups: (() => void)[] = [];
afterEach(() => {
  configure({ session: null });
  document.body.replaceChildren();
  for (const clean of cleanups.splice(0)) clean();
  vi.restoreAllMocks();
});

/** Ends with the test, before the timeout message about the token. */
function aSession(): CarelineSession {
  const made = createSession({
    services: 'https://careline.invalid/api',
    getToken: () => new Promise(() => {}),
  });
  cleanups.push(() => made.logout());
  return made;
}

const OFFER = Symbol.for('careline.session');

/** A session made by another copy of Careline, unknown to this one. */
function sessionOfOther(change: object = {}): CarelineSession {
  const { update, logout } = aSession();
  const offer = Reflect.get(aSession(), OFFER)();
  const session: CarelineSession = Object.defineProperties(
    { update, logout },
    { [OFFER]: { value: () => ({ ...offer, ...change }) }, valueOf: { value: () => session } },
  );
  return session;
}

/** Another copy of Careline on the page. */
function otherCopy(change: Partial<Copy>): Copy {
  const copies = allCopies() as Copy[];
  const empty = { tags: new Set<string>(), refused: new Set<string>(), session: undefined, redraw: vi.fn() };
  const copy: Copy = { contract: CONTRACT, version: LATER, address: '', ...empty, ...change };
  copies.push(copy);
  cleanups.push(() => copies.splice(copies.indexOf(copy), 1));
  return copy;
}

const placed = () =>
  document.body.appendChild(document.createElement(TAG)) as HTMLElement & {
    session: CarelineSession | null | undefined;
    whenReady(): Promise<void>;
  };

function heardBy(target: EventTarget): unknown[] {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  target.addEventListener('careline-error', listen);
  cleanups.push(() => target.removeEventListener('careline-error', listen));
  return heard;
}

/** A tag defined by another copy, of which only the version is known. */
function taken(tag: `careline-${string}`): void {
  customElements.define(
    tag,
    class extends HTMLElement {
      static readonly careline = { version: LATER };
    },
  );
}

it('renders under tags with a suffix, next to those of another copy', async () => {
  expect(TAG_NAMES.filter((tag) => !customElements.get(`${tag}-${SUFFIX}`))).toEqual([]);
  const element = placed();
  await element.whenReady();
  expect(element.shadowRoot?.querySelector('nav')).not.toBeNull();
});

it.each(['V2', 'v 2', 'v/2'])('refuses the suffix %s', (suffix) => {
  expect(() => defineAll({ suffix })).toThrow(/not a valid custom element name/);
  expect([...ownCopy.tags].filter((tag) => tag.endsWith(suffix))).toEqual([]);
});

it.each([
  ['alone', (registry: CustomElementRegistry) => registry],
  ['with a suffix', (registry: CustomElementRegistry) => ({ registry, suffix: 'scoped' })],
])('defines in a scoped registry, given %s, and nowhere else', (_, given) => {
  const registry = new CustomElementRegistry();
  defineAll(given(registry));
  const tags = TAG_NAMES.map((tag) => (given(registry) === registry ? tag : `${tag}-scoped`));
  expect(tags.filter((tag) => !registry.get(tag))).toEqual([]);
  const ofDocument = tags.map((tag) => customElements.get(tag));
  expect(tags.filter((tag, at) => registry.get(tag) === ofDocument[at])).toEqual([]);
});

it('leaves the tag of another copy alone, reports both versions, and does not define its own', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = heardBy(document);
  const tag = 'careline-side-menu-taken';
  taken(tag);
  const define = () => defineElement({ ...sideMenu, tag }, () => mountLater(sideMenu.load));
  define();
  cleanups.push(() => ownCopy.refused.clear());
  await vi.dynamicImportSettled();
  expect(heard).toEqual([
    { code: 'version.conflict', retryable: false, tag, defined: LATER, refused: VERSION },
  ]);
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(new RegExp(`${tag}.*${LATER}.*${VERSION}.*suffix`)),
  );
  defineAll({ suffix: SUFFIX });
  await vi.dynamicImportSettled();
  expect(heard).toHaveLength(1);
});

it('accepts a session of another copy of its contract', () => {
  const element = placed();
  const heard = heardBy(element);
  const session = sessionOfOther();
  element.session = session;
  expect(element.session).toBe(session);
  element.session = new Proxy(session, {});
  expect(element.session).toBe(session);
  expect(heard).toEqual([]);
});

it('says for a session of another contract which versions meet and what to do, and does not throw', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = placed();
  const heard = heardBy(element);
  const session = sessionOfOther({ contract: CONTRACT + 1, version: LATER });
  element.session = session;
  expect(element.session).toBeUndefined();
  await vi.dynamicImportSettled();
  expect(heard).toEqual([
    { code: 'version.conflict', retryable: false, tag: TAG, defined: VERSION, refused: LATER },
  ]);
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(new RegExp(`${VERSION}.*${LATER}.*one address.*suffix`)),
  );
  expect(() => configure({ session })).toThrow(VersionConflictError);
  expect(() => configure({ session })).toThrow(expect.objectContaining({ defined: VERSION, refused: LATER }));
});

it('hides the contents of a session from code that lists or serialises objects', () => {
  const session = aSession();
  expect([Object.keys(session), JSON.stringify(session)]).toEqual([['update', 'logout'], '{}']);
  expect(Object.getOwnPropertyDescriptor(session, OFFER)?.enumerable).toBe(false);
});

it('has the session that a copy without tags was configured with, whichever came first', () => {
  const first = placed();
  const session = sessionOfOther();
  const other = otherCopy({ session });
  expect(other.tags.size).toBe(0);
  ownCopy.redraw();
  expect([first.session, placed().session]).toEqual([session, session]);
  const own = aSession();
  configure({ session: own });
  expect([first.session, placed().session]).toEqual([own, own]);
});

it('ignores the configuration of another copy with its own tags', () => {
  otherCopy({ session: sessionOfOther(), tags: new Set(['careline-readings-third']) });
  ownCopy.redraw();
  expect(placed().session).toBeUndefined();
});

it('acts for the elements of the copy that has its tags, or says why it cannot', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = heardBy(document);
  const [tag] = ['careline-call-info'] as const;
  ownCopy.refused.add(tag);
  cleanups.push(() => ownCopy.refused.clear());
  const other = otherCopy({ tags: new Set([tag]) });
  const session = aSession();
  configure({ session });
  expect(other.redraw).toHaveBeenCalled();
  await vi.dynamicImportSettled();
  expect(heard).toEqual([]);
  other.session = sessionOfOther();
  configure({ session });
  await vi.dynamicImportSettled();
  expect(heard).toEqual([
    { code: 'version.conflict', retryable: false, tag, defined: LATER, refused: VERSION },
  ]);
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/with a session of its own.*suffix/));
});
