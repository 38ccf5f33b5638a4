/**
 * Keeps the page working while the browser translates it. A translator moves each text into `<font>` elements; React then
 * removes, or writes into, a text node that is not in the page any more: the screen crashes, or its numbers stand still.
 */

type Stop = () => void;

/** The element that took the place of each text, by the text node that React still knows. */
type Replacements = WeakMap<Node, Element>;

const isReplacement = (node: Node): node is Element => node.nodeName === 'FONT';

/** Pairs every removed text with the element that was put at its place, in one step or beside it first. */
function pair(records: readonly MutationRecord[], replaced: Replacements, beside: Replacements): void {
  for (const { addedNodes, removedNodes, nextSibling, previousSibling } of records) {
    const font = [...addedNodes].find(isReplacement);
    for (const text of removedNodes) {
      const place = font ?? beside.get(text);
      if (text.nodeType === Node.TEXT_NODE && !text.isConnected && place) replaced.set(text, place);
    }
    if (!font || removedNodes.length > 0) continue;
    for (const text of [previousSibling, nextSibling])
      if (text?.nodeType === Node.TEXT_NODE) beside.set(text, font);
  }
}

/** Puts the text back at the place of what a translator made of it. */
function restore(text: Node, replaced: Replacements, put: (font: Element, text: Node) => void): void {
  const font = replaced.get(text);
  replaced.delete(text);
  if (font?.parentNode && !text.isConnected) put(font, text);
}

/** Starts for one document, whose prototypes are the page's own. Returns what ends it. */
export function surviveTranslation(page: Document): Stop {
  const replaced: Replacements = new WeakMap();
  const beside: Replacements = new WeakMap();
  const observer = new MutationObserver((records) => pair(records, replaced, beside));
  observer.observe(page.documentElement, { childList: true, subtree: true });
  const { removeChild, insertBefore, replaceChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  const back = (node: Node | null): void => {
    if (node === null || node.isConnected) return;
    pair(observer.takeRecords(), replaced, beside);
    restore(node, replaced, (font, text) => replaceChild.call(font.parentNode as Node, text, font));
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
