import { expect } from 'vitest';
import type { EnginePage } from '../engines/engine.ts';
import { globalOf, inPage, onHost } from '../engines/in-page.ts';

/** Of a busy machine. */
export const SOON = { timeout: 20_000 };

export const drawn = (page: EnginePage): Promise<void> =>
  expect.poll(() => globalOf(page, 'isDrawn'), SOON).toBe(true);

export const optionsIn = (page: EnginePage): Promise<number> =>
  onHost(page, (host) => host.shadowRoot?.querySelectorAll('[role=option]').length ?? 0);

const focusInput = (page: EnginePage): Promise<void> =>
  onHost(page, (host) => host.shadowRoot?.querySelector('input')?.focus());

export const typedIn = (page: EnginePage): Promise<string | undefined> =>
  onHost(page, (host) => host.shadowRoot?.querySelector('input')?.value);

/** Types as a person does, until somebody is found. */
export async function find(page: EnginePage, uhid: string): Promise<void> {
  await focusInput(page);
  await page.type(uhid);
  await expect.poll(() => optionsIn(page), SOON).toBe(1);
}

const pressed = (page: EnginePage, name: string): Promise<boolean> =>
  onHost(
    page,
    (host, text) => {
      const all = [...(host?.shadowRoot ?? document).querySelectorAll('button')];
      const found = all.find(({ textContent }) => textContent.trim() === text);
      found?.click();
      return found !== undefined;
    },
    name,
  );

/** Chooses who was found by keys, and says that it is them; a list that was drawn anew meanwhile is chosen from again. */
export async function chooseFound(page: EnginePage, uhid: string): Promise<void> {
  let turn = 0;
  const chosen = async () => {
    const confirmed = await pressed(page, 'Yes, this is the person');
    if (!confirmed && turn % 10 === 0) {
      await focusInput(page);
      await page.press('ArrowDown');
      await page.press('Enter');
    }
    turn += 1;
    return onHost(page, (host) => (host as HTMLInputElement).value);
  };
  await expect.poll(chosen, { ...SOON, interval: 300 }).toBe(uhid);
}

/** What the form of the page would send. */
export const formOf = (page: EnginePage): Promise<unknown> =>
  onHost(page, (host) => [...new FormData((host as HTMLInputElement).form as HTMLFormElement)]);

/** Chooses who was found, and reads back what the form of the page would send. */
export async function choose(page: EnginePage, uhid: string): Promise<unknown> {
  await chooseFound(page, uhid);
  return formOf(page);
}

/** Takes the search of a page that is not of the proof, such as Careline's own in a frame, as its `host`; answers whether it is drawn. */
export const takeSearch = (page: EnginePage): Promise<boolean> =>
  inPage(page, () => {
    const host = document.querySelector('careline-patient-search');
    Object.assign(globalThis, { host });
    return host?.shadowRoot?.querySelector('input') != null;
  });

/** As pages do that exchange their body, sort their lists or keep what they left. */
export async function moveAbout(page: EnginePage): Promise<void> {
  await onHost(page, async (element) => {
    const home = element.parentNode as ParentNode & Node & { moveBefore?(node: Node, before: null): void };
    const other = home.appendChild(document.createElement('div')) as unknown as typeof home;
    for (let turn = 0; turn < 20; turn += 1) {
      other.appendChild(element);
      home.insertBefore(element, other);
      other.moveBefore?.(element, null);
      home.moveBefore?.(element, null);
      element.remove();
      home.insertBefore(element, other);
    }
    home.removeChild(other);
    await new Promise(requestAnimationFrame);
  });
}

/** The field of this label, once there is one: it begins with these words. It keeps the focus until the next question. */
const withField = (page: EnginePage, label: string, does: 'focus' | 'click'): Promise<void> =>
  expect
    .poll(
      () =>
        onHost(
          page,
          (host, wanted) => {
            const root = host?.shadowRoot ?? document;
            const all = [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
            const field = all.find(
              ({ labels, ariaLabel }) =>
                ariaLabel?.startsWith(wanted.label) || labels?.[0]?.textContent.startsWith(wanted.label),
            );
            // What has just come may put the focus into its heading a moment later.
            const held = wanted.does === 'click' || root.activeElement === field;
            field?.[wanted.does]();
            return field !== undefined && held;
          },
          { label, does },
        ),
      SOON,
    )
    .toBe(true);

export const focusField = (page: EnginePage, label: string): Promise<void> => withField(page, label, 'focus');

/** A box, or a choice among others. */
export const check = (page: EnginePage, label: string): Promise<void> => withField(page, label, 'click');

/** Presses a button of the element, once there is one. */
export const press = (page: EnginePage, name: string): Promise<void> =>
  expect.poll(() => pressed(page, name), SOON).toBe(true);

/** Every word that is seen of a page, also in the shadow roots of its elements. */
export const seen = (page: EnginePage): Promise<string> =>
  inPage(page, () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const range = document.createRange();
    const words: string[] = [];
    for (const root of [document.body, ...roots]) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node);
        if (range.getClientRects().length > 0) words.push(node.textContent ?? '');
      }
    }
    return words.join('');
  });
