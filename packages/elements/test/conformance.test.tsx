import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPECS, TAG_NAMES } from '../src/catalogue/catalogue.ts';
import { draw as drawFrame } from '../src/framed/draw-frame.ts';
import { mountWithReact } from '../src/mount-with-react.tsx';
import { type CarelineSession, configure, createSession } from '../src/session/session.ts';
import { type AttributeSpec, propertyName } from '../src/shell/attribute.ts';
import { defineElement } from '../src/shell/define-element.ts';
import type { ElementSpec } from '../src/shell/element-spec.ts';
import { mountLater } from '../src/shell/mount-later.ts';
import type { Mounting } from '../src/shell/mounting.ts';

/** The two ways to load an element: with the page's React, or with a shell that loads its own React later. */
const WAYS: Readonly<Record<string, (spec: ElementSpec) => Mounting | Promise<Mounting>>> = {
  'with-react': ({ load }) => mountWithReact(load),
  later: ({ load }) => mountLater(load, async () => ({ draw: drawFrame })),
};

/** The page inside a frame draws it; its own test covers that. */
const DRAWN_HERE = TAG_NAMES.filter((tag) => !SPECS[tag].isFrame);

const CASES = await Promise.all(
  DRAWN_HERE.flatMap((tag) =>
    Object.entries(WAYS).map(async ([way, mountingOf]) => {
      const spec: ElementSpec = { ...SPECS[tag], tag: `${SPECS[tag].tag}-${way}` };
      const mounting = await mountingOf(spec);
      return { tag: spec.tag, spec, base: () => mounting };
    }),
  ),
);

/** Values that a page can assign to an attribute's property. */
const setTo = ({ initial }: AttributeSpec<unknown>) => (typeof initial === 'boolean' ? true : 'word');

const reflected = (spec: ElementSpec) => spec.attributes.filter(({ reflects }) => reflects);

const foreign = () =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('a proxy of somebody else');
      },
    },
  );

/** A day is written as its ISO date. */
const FORMATTERS = { date: (day: string) => day };

// Properties and listeners set before the tag is defined, like on a page with a script that runs earlier than
// ours.
const early = new Map<string, HTMLElement>();
const refusedEarly = vi.spyOn(console, 'error').mockImplementation(() => undefined);
for (const { tag, spec } of CASES) {
  const element = document.createElement(tag);
  element.setAttribute('density', 'compact');
  Object.assign(element, {
    theme: 'dark',
    density: 'comfortable',
    formatters: FORMATTERS,
    session: foreign(),
  });
  for (const attribute of reflected(spec))
    Object.assign(element, { [propertyName(attribute.name)]: setTo(attribute) });
  document.body.append(element);
  early.set(tag, element);
}
for (const { spec, base } of CASES) defineElement(spec, base);
refusedEarly.mockRestore();

const base = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>('[part=base]') as HTMLElement;
const view = (element: HTMLElement) => base(element).querySelector<HTMLElement>('.careline-view');
const drawn = (element: HTMLElement): Promise<void> => Reflect.get(element, 'whenReady').call(element);

/**
 * A session that never gets a token, which is enough to draw. It ends with the test, before the timeout
 * message.
 */
function aSession(): CarelineSession {
  const made = createSession({
    services: 'https://careline.invalid/api',
    getToken: () => new Promise(() => {}),
  });
  cleanups.push(() => made.logout());
  return made;
}

let session: CarelineSession;
beforeEach(() => {
  session = aSession();
});

interface MountedElement extends HTMLElement {
  session: CarelineSession | null | undefined;
  density: string;
  getSnapshot(): object | null;
  restore(snapshot: unknown): boolean;
}

async function mounted(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  own = session,
): Promise<MountedElement> {
  const element = document.createElement(tag) as MountedElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.session = own;
  document.body.append(element);
  await drawn(element);
  return element;
}

function heardErrors(): { readonly code: string }[] {
  const heard: { code: string }[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  document.body.addEventListener('careline-error', listen);
  cleanups.push(() => document.body.removeEventListener('careline-error', listen));
  return heard;
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  document.body.replaceChildren();
  for (const clean of cleanups.splice(0)) clean();
  vi.restoreAllMocks();
});

describe.each(CASES)('$tag', ({ tag, spec }) => {
  it('keeps properties that were set before its definition', async () => {
    const element = early.get(tag) as HTMLElement;
    document.body.append(element);
    await drawn(element);
    expect(Object.keys(element).filter((name) => name in spec || name === 'session')).toEqual([]);
    expect(base(element).dataset).toMatchObject({ theme: 'dark', density: 'comfortable' });
    expect(element).toHaveProperty('formatters', FORMATTERS);
    for (const attribute of reflected(spec)) {
      expect(element).toHaveProperty(propertyName(attribute.name), setTo(attribute));
      expect(element.hasAttribute(attribute.name)).toBe(true);
    }
  });

  it('was defined although it had no session, and accepts a valid one later', async () => {
    const element = early.get(tag) as MountedElement;
    document.body.append(element);
    expect(element.matches(':defined')).toBe(true);
    expect(element.session).toBeUndefined();
    element.session = session;
    expect(element.session).toBe(session);
  });

  it('has its attributes as written by a framework that does not know the tag', () => {
    const element = document.createElement(tag);
    for (const attribute of spec.attributes) {
      const spelled = attribute.name.replaceAll('-', '');
      element.setAttribute(spelled, '7');
      expect(element, attribute.name).toHaveProperty(propertyName(attribute.name), attribute.parse('7'));
      element.removeAttribute(spelled);
      expect(element, attribute.name).toHaveProperty(propertyName(attribute.name), attribute.initial);
      if (typeof attribute.initial !== 'boolean') continue;
      element.setAttribute(spelled, 'false');
      expect(element, attribute.name).toHaveProperty(propertyName(attribute.name), false);
      if (attribute.reflects) expect(element.matches(`:disabled, [${attribute.name}]`)).toBe(false);
    }
  });

  it('goes back to the default when an attribute is removed or empty', async () => {
    const element = await mounted(tag);
    element.setAttribute('theme', 'dark');
    expect(base(element).dataset.theme).toBe('dark');
    element.removeAttribute('theme');
    expect(base(element).dataset.theme).toBeUndefined();
    element.setAttribute('theme', '');
    expect(Reflect.get(element, 'theme')).toBe('');
    Reflect.set(element, 'theme', null);
    expect(Reflect.get(element, 'theme')).toBe('');
  });

  it('keeps its content when it is moved, and unmounts when it is removed', async () => {
    const logged = vi.spyOn(console, 'error');
    const element = await mounted(tag);
    const before = [...(view(element)?.childNodes ?? [])];
    expect(before.length).toBeGreaterThan(0);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    // One task after the one that an unmount would need.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect([...(view(element)?.childNodes ?? [])]).toEqual(before);
    element.remove();
    await vi.waitFor(() => expect(view(element)?.childNodes).toHaveLength(0));
    expect(logged).not.toHaveBeenCalled();
  });

  it('renders again after it was removed', async () => {
    const element = await mounted(tag);
    element.remove();
    await vi.waitFor(() => expect(view(element)?.childNodes).toHaveLength(0));
    const ready = vi.fn();
    element.addEventListener('careline-ready', ready);
    document.body.append(element);
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
  });

  it('removes a secret from its attributes and says so without the value', async () => {
    const element = await mounted(tag);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = heardErrors();
    element.setAttribute('token', 'canary-token');
    expect(element.hasAttribute('token')).toBe(false);
    await vi.dynamicImportSettled();
    expect(heard).toEqual([{ code: 'secret-in-attribute', retryable: false }]);
    expect(JSON.stringify([heard, logged.mock.calls])).not.toContain('canary-token');
  });

  it.each<[string, () => unknown]>([
    ['what is none', () => ({ token: 'x' })],
    ['a proxy of somebody else', foreign],
    ['a word', () => 'session'],
  ])('has no session for %s, says so and does not throw', async (_, given) => {
    const element = await mounted(tag);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = heardErrors();
    Reflect.set(element, 'session', given());
    expect(Reflect.get(element, 'session')).toBeUndefined();
    await vi.dynamicImportSettled();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('createSession'));
    expect(heard).toEqual([{ code: 'config.invalid-session', retryable: false }]);
  });

  it('says that a session written as an attribute by a framework is a property', async () => {
    const element = await mounted(tag);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = heardErrors();
    element.setAttribute('session', '[object Object]');
    expect(element.hasAttribute('session')).toBe(false);
    await vi.dynamicImportSettled();
    expect(heard).toEqual([{ code: 'config.invalid-session', retryable: false }]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('property'));
  });

  it('recognises its session behind the proxy of a reactive framework', async () => {
    const element = await mounted(tag, {}, new Proxy(session, {}));
    expect(element.session).toBe(session);
  });

  it('is visible on a page that hides everything, and hidden where the page hides it', async () => {
    const style = document.createElement('style');
    style.textContent = 'body * { display: none !important; }';
    document.head.append(style);
    cleanups.push(() => style.remove());
    const element = await mounted(tag);
    expect(element.getBoundingClientRect().height).toBeGreaterThan(0);
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
    element.hidden = false;
    element.style.display = 'none';
    expect(getComputedStyle(element).display).toBe('none');
  });

  it('uses English from left to right on a page in an unknown language', async () => {
    const around = document.body.appendChild(document.createElement('div'));
    Object.assign(around, { lang: 'ar', dir: 'rtl' });
    const element = document.createElement(tag) as MountedElement;
    element.session = session;
    const words = element.appendChild(document.createElement('p'));
    words.slot = 'header';
    around.append(element);
    await drawn(element);
    expect([base(element).lang, getComputedStyle(base(element)).direction]).toEqual(['en', 'ltr']);
    expect(getComputedStyle(words).direction).toBe('rtl');
  });

  it('leaves nothing behind in the page', async () => {
    const head = document.head.childElementCount;
    const htmlBefore = document.documentElement.getAttributeNames().join();
    const focus = HTMLElement.prototype.focus;
    const sheets = document.adoptedStyleSheets.length;
    await mounted(tag);
    expect(document.head.childElementCount).toBe(head);
    expect(document.documentElement.getAttributeNames().join()).toBe(htmlBefore);
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
    expect(HTMLElement.prototype.focus).toBe(focus);
  });

  it('shares one sheet of each kind with the next of its tag', async () => {
    const [one, other] = [await mounted(tag), await mounted(tag)];
    expect(one.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(1);
    expect(other.shadowRoot?.adoptedStyleSheets).toEqual(one.shadowRoot?.adoptedStyleSheets);
  });

  it('keeps its sizes on a page whose root text is 62.5 %, and its text on a page with text rules', async () => {
    const page = document.createElement('style');
    page.textContent = 'html{font-size:62.5%} body{letter-spacing:4px;text-transform:uppercase}';
    document.head.append(page);
    cleanups.push(() => page.remove());
    const element = await mounted(tag);
    const look = getComputedStyle(base(element));
    expect(look.getPropertyValue('--careline-rem')).toBe('16px');
    expect(look.letterSpacing).toBe('normal');
    expect(look.textTransform).toBe('none');
  });

  it.each([
    ['the language around it', (host: HTMLElement) => host.setAttribute('lang', 'hi'), undefined],
    ['its own before that', (host: HTMLElement) => host.setAttribute('lang', 'en'), 'hi'],
  ])('uses %s', async (_, surround, own) => {
    const around = document.body.appendChild(document.createElement('div'));
    surround(around);
    const inner = around.attachShadow({ mode: 'open' });
    const element = document.createElement(tag);
    if (own) element.setAttribute('lang', own);
    inner.append(element);
    await drawn(element);
    expect(base(element).lang).toBe('hi');
  });

  it('returns to its attributes, and uses its own language and direction before those around it', async () => {
    const element = await mounted(tag, { density: 'compact', lang: 'hi' });
    Object.assign(element, { density: 'comfortable', locale: 'en', dir: 'rtl' });
    await vi.waitFor(() => expect([base(element).lang, base(element).dir]).toEqual(['en', 'rtl']));
    expect(Reflect.get(element, 'reset').call(element)).toBe(true);
    expect([element.density, Reflect.get(element, 'locale'), base(element).dir]).toEqual([
      'compact',
      '',
      'ltr',
    ]);
  });

  it('has the session of the page until it gets its own', async () => {
    cleanups.push(() => configure({ session: null }));
    const element = document.body.appendChild(document.createElement(tag)) as MountedElement;
    expect(element.session).toBeUndefined();
    configure({ session });
    expect(element.session).toBe(session);
    const later = document.body.appendChild(document.createElement(tag)) as MountedElement;
    expect(later.session).toBe(session);
    const own = aSession();
    later.session = own;
    configure({ session: null });
    expect([element.session, later.session]).toEqual([undefined, own]);
  });

  it('is restored by a snapshot without patient data, under its own session alone', async () => {
    const element = await mounted(tag, { density: 'compact' });
    const snapshot = element.getSnapshot();
    expect(JSON.stringify(snapshot)).toBe('{}');
    const next = await mounted(tag);
    expect(next.restore(snapshot)).toBe(true);
    expect(next.density).toBe('compact');
    const stranger = await mounted(tag, {}, aSession());
    expect([stranger.restore(snapshot), stranger.restore({}), stranger.restore(null)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(stranger.density).toBe('');
    element.session = null;
    expect(element.getSnapshot()).toBeNull();
  });

  it('shows under its key what the last one showed, except what the page sets, until the session ends', async () => {
    const own = aSession();
    const again = async (attributes: Readonly<Record<string, string>> = {}) => {
      const element = await mounted(tag, { 'session-key': 'ward', ...attributes }, own);
      const { density } = element;
      element.remove();
      await vi.waitFor(() => expect(view(element)?.childNodes).toHaveLength(0));
      return density;
    };
    expect(await again({ density: 'compact' })).toBe('compact');
    expect(await again()).toBe('compact');
    expect(await again({ density: 'comfortable' })).toBe('comfortable');
    own.logout();
    expect(await again()).toBe('');
  });
});

const REFUSAL: SecurityPolicyViolationEventInit = {
  statusCode: 200,
  documentURI: location.href,
  originalPolicy: "frame-src 'none'",
  effectiveDirective: 'frame-src',
  violatedDirective: 'frame-src',
  disposition: 'enforce',
};

/** Allows no forms and no navigation, but may open the page that prints a chart (decision 0052). */
const FRAME_MAY = [
  'allow-downloads',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
  'allow-top-navigation-to-custom-protocols',
];

describe.each(CASES.filter(({ spec }) => spec.needsSession))('$tag', ({ tag }) => {
  it('is only a frame of the services’ origin if the page wants one', async () => {
    const element = document.createElement(tag) as MountedElement;
    element.setAttribute('isolation', 'frame');
    element.session = session;
    document.body.append(element);
    await vi.waitFor(() => expect(view(element)?.firstElementChild).toBeInstanceOf(HTMLIFrameElement));
    const frame = view(element)?.firstElementChild as HTMLIFrameElement;
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect([origin, pathname]).toEqual(['https://careline.invalid', '/elements/frame']);
    expect(searchParams.get('page')).toBe(location.origin);
    expect([...frame.sandbox].sort()).toEqual(FRAME_MAY);
    expect(element.shadowRoot?.querySelector('input:not([hidden] input)')).toBeNull();
    element.remove();
    await vi.waitFor(() => expect(view(element)?.querySelector('iframe')).toBeNull());
  });

  it('says so when the policy of the page blocks the frame, and retries', async () => {
    const element = document.createElement(tag) as MountedElement;
    element.setAttribute('isolation', 'frame');
    element.session = session;
    document.body.append(element);
    const frame = () => view(element)?.querySelector('iframe') ?? null;
    await vi.waitFor(() => expect(frame()).not.toBeNull());
    const heard = heardErrors();
    const refuse = (blockedURI: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', { ...REFUSAL, blockedURI }),
      );
    refuse('https://elsewhere.invalid/');
    expect(heard).toEqual([]);
    refuse(frame()?.src ?? '');
    expect(heard).toEqual([{ code: 'load.frame-blocked', retryable: true }]);
    expect(frame()).toBeNull();
    const failure = base(element).querySelector<HTMLElement>('.careline-failure');
    expect(failure).toBeVisible();
    failure?.querySelector('button')?.click();
    expect(frame()).not.toBeNull();
    expect(failure).not.toBeVisible();
  });
});
