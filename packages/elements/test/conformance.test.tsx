import { afterEach, describe, expect, it, vi } from 'vitest';
import { SPECS } from '../src/define-all.ts';
import { defineElement } from '../src/define-element.ts';
import { TAG_NAMES } from '../src/tag-names.ts';

// Properties and listeners set before the tag is known, as a page does whose script is faster than ours.
const early = new Map<string, HTMLElement>();
for (const tag of TAG_NAMES) {
  const element = document.createElement(tag);
  Object.assign(element, { theme: 'dark' });
  document.body.append(element);
  early.set(tag, element);
}
for (const tag of TAG_NAMES) defineElement(SPECS[tag]);

const base = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('[part=base]');
const drawn = (element: HTMLElement) => vi.waitFor(() => expect(base(element)).toBeInstanceOf(HTMLElement));

async function mounted(tag: string): Promise<HTMLElement> {
  const element = document.createElement(tag);
  document.body.append(element);
  await drawn(element);
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each(TAG_NAMES)('%s', (tag) => {
  it('keeps properties that were set before its definition', async () => {
    const element = early.get(tag) as HTMLElement;
    document.body.append(element);
    await drawn(element);
    expect(Object.hasOwn(element, 'theme')).toBe(false);
    expect(base(element)?.dataset.theme).toBe('dark');
  });

  it('goes back to the default when an attribute is removed or empty', async () => {
    const element = await mounted(tag);
    element.setAttribute('theme', 'dark');
    await vi.waitFor(() => expect(base(element)?.dataset.theme).toBe('dark'));
    element.removeAttribute('theme');
    await vi.waitFor(() => expect(base(element)?.dataset.theme).toBeUndefined());
    element.setAttribute('theme', '');
    expect(Reflect.get(element, 'theme')).toBe('');
  });

  it('keeps what it drew when it is moved, and unmounts once when it is removed', async () => {
    const element = await mounted(tag);
    const before = base(element);
    const elsewhere = document.body.appendChild(document.createElement('section'));
    elsewhere.append(element);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(base(element)).toBe(before);
    element.remove();
    await vi.waitFor(() => expect(base(element)).toBeNull());
  });

  it('takes a secret off its attributes and says so without the value', async () => {
    const element = await mounted(tag);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = vi.fn();
    document.body.addEventListener('careline-error', (event) => heard((event as CustomEvent).detail), {
      once: true,
    });
    element.setAttribute('token', 'canary-token');
    expect(element.hasAttribute('token')).toBe(false);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: 'secret-in-attribute' }));
    expect(JSON.stringify([heard.mock.calls, said.mock.calls])).not.toContain('canary-token');
  });

  it('leaves nothing of its own in the page', async () => {
    const head = document.head.childElementCount;
    const htmlBefore = document.documentElement.getAttributeNames().join();
    const focus = HTMLElement.prototype.focus;
    await mounted(tag);
    expect(document.head.childElementCount).toBe(head);
    expect(document.documentElement.getAttributeNames().join()).toBe(htmlBefore);
    expect(HTMLElement.prototype.focus).toBe(focus);
  });

  it('keeps its sizes on a page whose root text is 62.5 %, and its text on a page with text rules', async () => {
    const page = document.createElement('style');
    page.textContent = 'html{font-size:62.5%} body{letter-spacing:4px;text-transform:uppercase}';
    document.head.append(page);
    const element = await mounted(tag);
    const look = getComputedStyle(base(element) as HTMLElement);
    expect(look.getPropertyValue('--careline-rem')).toBe('16px');
    expect(look.letterSpacing).toBe('normal');
    expect(look.textTransform).toBe('none');
    page.remove();
  });

  it('is left alone when the page has that tag already', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => defineElement(SPECS[tag])).not.toThrow();
    expect(said).toHaveBeenCalledWith(expect.stringContaining(tag));
  });
});
