import type { EnginePage } from '../engines/engine.ts';
import { inPage, onHost } from '../engines/in-page.ts';

/**
 * Records the page before and after our files load, and uncaught errors. It is the page's first script, because not
 * every engine lets a test run one before.
 */
export function installProbe(): void {
  const uncaught: string[] = [];
  addEventListener('error', ({ message }) => uncaught.push(message));
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
  Object.defineProperty(globalThis, 'uncaught', { value: uncaught });
  const builtIns = Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z]/.test(name))
    .map(
      (name) =>
        (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[name]?.prototype,
    )
    .filter((prototype): prototype is object => typeof prototype === 'object' && prototype !== null);
  const membersOf = (prototype: object) =>
    Reflect.ownKeys(prototype).map((key) => {
      const { value, get, set } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
      return [key, value, get, set] as const;
    });
  const markupOf = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
  const now = () => ({
    members: builtIns.map(membersOf),
    html: markupOf(document.documentElement),
    body: markupOf(document.body),
    head: document.head.childElementCount,
    children: document.body.childElementCount,
    adopted: document.adoptedStyleSheets.length,
    stored: localStorage.length + sessionStorage.length,
    title: document.title,
  });
  type Snapshot = ReturnType<typeof now>;
  Object.defineProperty(globalThis, 'footprintNow', { value: now });
  Object.defineProperty(globalThis, 'footprintSince', {
    value: (before: Snapshot) => {
      const { members, ...page } = now();
      const patched = members.flatMap((list, index) =>
        list.filter((member, at) => {
          const then = before.members[index]?.[at];
          return member.some((part, piece) => part !== then?.[piece]);
        }),
      );
      const changed = Object.entries(page).filter(
        ([name, value]) => value !== before[name as keyof typeof page],
      );
      return { patched: patched.length, changed: changed.map(([name]) => name) };
    },
  });
}

export interface FootprintChange {
  readonly patched: number;
  readonly changed: readonly string[];
}

/** Returns what our files changed on the page around them. */
export const changedSince = (page: EnginePage): Promise<FootprintChange> =>
  inPage(page, () => {
    const { before, footprintSince } = globalThis as unknown as {
      readonly before: unknown;
      footprintSince(before: unknown): FootprintChange;
    };
    return footprintSince(before);
  });

/** Visible properties of a search: inherited ones, and those that page styles usually affect. */
const LOOKS = [
  ...['color', 'backgroundColor', 'fontSize', 'fontWeight', 'fontStyle', 'fontFamily', 'lineHeight'],
  ...['letterSpacing', 'wordSpacing', 'textTransform', 'textShadow', 'textIndent', 'whiteSpace', 'cursor'],
  ...['borderTopWidth', 'borderTopStyle', 'borderTopColor', 'borderTopLeftRadius', 'boxShadow', 'opacity'],
  ...['paddingTop', 'paddingInlineStart', 'display', 'visibility', 'translate', 'minBlockSize'],
] as const;

/** Returns how the field, its label, the first result and a button look. */
export const lookOf = (page: EnginePage): Promise<readonly string[]> =>
  onHost(
    page,
    (element, names) => {
      const root = element.shadowRoot as ShadowRoot;
      const parts = ['label', 'input', '[role=option]', '[role=option] *', 'button'];
      return parts.flatMap((part) => {
        const found = root.querySelector(part);
        const style = found ? getComputedStyle(found) : undefined;
        return names.map((name) => `${part} ${name}: ${style?.[name as 'color']}`);
      });
    },
    LOOKS,
  );

/** Returns text as a person reads it, where its own bidirectional characters could scramble it. */
export const wordsOf = (page: EnginePage): Promise<string> =>
  onHost(page, (element) => {
    const option = element.shadowRoot?.querySelector('[role=option]');
    const range = document.createRange();
    const places: { readonly letter: string; readonly x: number; readonly y: number }[] = [];
    const walker = document.createTreeWalker(option ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0) places.push({ letter, x: left, y: Math.round(top) });
      }
    }
    const lines = Map.groupBy(places, ({ y }) => y);
    return [...lines.values()]
      .map((line) =>
        [...line]
          .sort((one, other) => one.x - other.x)
          .map(({ letter }) => letter)
          .join(''),
      )
      .join('\n');
  });
