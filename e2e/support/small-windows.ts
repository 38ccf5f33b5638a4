import type { Page } from 'playwright-core';

/** A phone, a phone with its keyboard open, and a phone in landscape. */
const SMALL_WINDOWS = [
  { width: 360, height: 640 },
  { width: 360, height: 360 },
  { width: 740, height: 340 },
] as const;

/**
 * Returns what hides a focused field (WCAG 2.2, 2.4.11) or gets in its way. Each field is focused at the top and the
 * bottom of its scroll area, under any bar there. Runs in the page.
 */
async function readHiddenFields(): Promise<string[]> {
  const NOT_TYPED = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'hidden', 'range', 'color'];
  const faults = new Set<string>();
  const isTyped = (element: Element): boolean =>
    element.matches('textarea, select') || !NOT_TYPED.includes(element.getAttribute('type') ?? 'text');

  function scrollerOf(element: Element): Element {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return each;
    }
    return document.documentElement;
  }

  /** Returns the bar covering a point of the field, or undefined. */
  function barAt(field: HTMLElement, x: number, y: number): Element | undefined {
    const top = document.elementFromPoint(x, y);
    if (!top || field.contains(top) || top.contains(field)) return undefined;
    for (let each: Element | null = top; each && !each.contains(field); each = each.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
    return undefined;
  }

  const nameOf = (field: HTMLElement): string => {
    const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? field.getAttribute('aria-label');
    return `${field.localName} "${(label ?? field.id).trim().slice(0, 40)}"`;
  };

  function examine(field: HTMLElement): void {
    const box = field.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [x, y] = [(left + right) / 2, (box.top + box.bottom) / 2];
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) faults.add(`${nameOf(field)} is out of sight`);
    const points = [box.top + 2, y, box.bottom - 2].filter((each) => each > 0 && each < innerHeight);
    for (const bar of points.map((each) => barAt(field, x, each)))
      if (bar) faults.add(`${nameOf(field)} is behind ${bar.localName}.${bar.className.slice(0, 60)}`);
    const bottom = document.querySelector('[data-bar="bottom"]');
    if (isTyped(field) && bottom && bottom.getBoundingClientRect().height > 0)
      faults.add(`${nameOf(field)} leaves the bottom bar`);
  }

  const settled = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  /** Reactions to a focus, such as a bar's height, start in the next frame, as a transition that may last one more. */
  const drawn = async () => {
    await new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    await settled();
  };

  await settled();
  const modal = document.querySelector('dialog[open], [role=dialog][aria-modal=true]');
  const fields = [...(modal ?? document).querySelectorAll<HTMLElement>('input, textarea, select')];
  for (const field of fields) {
    if (!field.checkVisibility({ visibilityProperty: true }) || field.matches(':disabled, [type=hidden]'))
      continue;
    const scroller = scrollerOf(field);
    for (const edge of ['top', 'bottom'] as const) {
      (document.activeElement as HTMLElement | null)?.blur();
      await drawn();
      const box = field.getBoundingClientRect();
      const around =
        scroller === document.documentElement
          ? { top: 0, bottom: innerHeight }
          : scroller.getBoundingClientRect();
      scroller.scrollTop += box[edge] - around[edge];
      field.focus();
      await drawn();
      if (document.activeElement === field) examine(field);
    }
  }
  return [...faults];
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the faults of an open page's fields in each small window, then restores the window size. */
export async function smallWindowFaults(page: Page): Promise<readonly string[]> {
  const usual = page.viewportSize();
  const faults: string[] = [];
  for (const size of SMALL_WINDOWS) {
    await page.setViewportSize(size);
    const found = [...(await page.evaluate(readHiddenFields))];
    const tooWide = await overflow(page);
    if (tooWide > 0) found.push(`${tooWide} px too wide`);
    faults.push(...found.map((fault) => `${size.width} × ${size.height}: ${fault}`));
  }
  if (usual) await page.setViewportSize(usual);
  return faults;
}
