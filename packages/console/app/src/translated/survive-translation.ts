import { createTranslatorChanges } from '@careline/ui/primitives/translated';

/**
 * Keeps the page working while the browser translates it. A translator moves each text into `<font>` elements. React
 * then removes or updates a text node that is no longer in the page: the screen crashes, or its numbers stop changing.
 */

type Stop = () => void;

/** Starts for one document, whose prototypes are the page's own. Returns a function that stops. */
export function surviveTranslation(page: Document): Stop {
  const changes = createTranslatorChanges();
  const observer = new MutationObserver((records) => void changes.read(records));
  observer.observe(page.documentElement, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  const back = (node: Node | null): void => {
    if (node === null || node.isConnected) return;
    changes.read(observer.takeRecords());
    changes.restore(node);
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) back(child);
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (next && next.parentNode !== this) back(next);
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      back(this);
      value.set?.call(this, text);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
    Object.defineProperty(Node.prototype, 'nodeValue', value);
  };
}
