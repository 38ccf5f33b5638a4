import { expect } from 'vitest';
import type { EnginePage } from '../engines/engine.ts';
import { globalOf, inPage, onHost } from '../engines/in-page.ts';

/** A timeout for a busy machine. */
export const SOON = { timeout: 20_000 };

export const drawn = (page: EnginePage): Promise<void> =>
  expect.poll(() => globalOf(page, 'isDrawn'), SOON).toBe(true);

export const optionsIn = (page: EnginePage): Promise<number> =>
  onHost(page, (host) => host.shadowRoot?.querySelectorAll('[role=option]').length ?? 0);

const focusInput = (page: EnginePage): Promise<void> =>
  onHost(page, (host) => host.shadowRoot?.querySelector('input')?.focus());

export const typedIn = (page: EnginePage): Promise<string | undefined> =>
  onHost(page, (host) => host.shadowRoot?.querySelector('input')?.value);

/** Types like a person until a patient is found. */
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

/** Chooses the patient found by keyboard and confirms; chooses again if the list was redrawn in between. */
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

/** Returns what the page's form would send. */
export const formOf = (page: EnginePage): Promise<unknown> =>
  onHost(page, (host) => [...new FormData((host as HTMLInputElement).form as HTMLFormElement)]);

/** Chooses the patient found, and returns what the page's form would send. */
export async function choose(page: EnginePage, uhid: string): Promise<unknown> {
  await chooseFound(page, uhid);
  return formOf(page);
}

/** Stores the search of another page, such as Careline's own in a frame, as `host`. Returns whether it is drawn. */
export const takeSearch = (page: EnginePage): Promise<boolean> =>
  inPage(page, () => {
    const host = document.querySelector('careline-patient-search');
    Object.assign(globalThis, { host });
    return host?.shadowRoot?.querySelector('input') != null;
  });

/** Moves the element like pages that replace their body, sort lists or restore earlier content. */
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

/**
 * Focuses or clicks the field whose label starts like this, once it exists. It keeps the focus until the next question.
 */
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
            // New content may move the focus to its heading a moment later.
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

/** Checks a box or chooses a radio button. */
export const check = (page: EnginePage, label: string): Promise<void> => withField(page, label, 'click');

/** Clicks a button of the element once it exists. */
export const press = (page: EnginePage, name: string): Promise<void> =>
  expect.poll(() => pressed(page, name), SOON).toBe(true);

/** Returns all visible text of a page, including shadow roots. */
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
