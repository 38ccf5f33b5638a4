import { createTranslatorChanges } from './translator-changes.ts';

type Stop = () => void;

/** Properties of a text node that React and Preact write, or read before they change nearby nodes. */
const TEXT_PROPERTIES = ['nodeValue', 'data', 'parentNode', 'nextSibling'] as const;
/**
 * Keeps a shadow root working while the browser translates the page. A replaced text returns to its place before it is
 * changed, moved or removed. Patches only nodes of this root, because prototypes belong to the host page. Returns a
 * function that stops it.
 */
export function surviveTranslationIn(root: ShadowRoot): Stop {
  const changes = createTranslatorChanges();
  const guarded = new WeakSet<Node>();
  const observer = new MutationObserver(guard);
  const restore = (node: Node | null): void => {
    guard(observer.takeRecords());
    changes.restore(node);
  };

  function guardText(text: Text): void {
    const back = () => {
      for (const name of TEXT_PROPERTIES) Reflect.deleteProperty(text, name);
      restore(text);
    };
    for (const name of TEXT_PROPERTIES) {
      Object.defineProperty(text, name, {
        configurable: true,
        get() {
          // A translator reads the text it has replaced again. Restored, it would be replaced again, and so on forever.
          if (name === 'data' || name === 'nodeValue') return text.textContent;
          back();
          return text[name];
        },
        set(value) {
          back();
          Reflect.set(text, name, value);
        },
      });
    }
  }

  /** Guards a parent node, because React removes and inserts by texts that are no longer its children. */
  function guardParent(parent: Node): void {
    if (guarded.has(parent)) return;
    guarded.add(parent);
    Object.assign(parent, {
      removeChild<Child extends Node>(child: Child): Child {
        restore(child);
        return Node.prototype.removeChild.call(parent, child) as Child;
      },
      insertBefore<Child extends Node>(child: Child, next: Node | null): Child {
        restore(child);
        restore(next);
        return Node.prototype.insertBefore.call(parent, child, next) as Child;
      },
    });
  }

  function guard(records: readonly MutationRecord[]): void {
    for (const text of changes.read(records)) guardText(text);
    for (const { target, addedNodes } of records)
      if ([...addedNodes].some(({ nodeName }) => nodeName === 'FONT')) guardParent(target);
  }

  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
