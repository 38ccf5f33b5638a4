/** What a translator of the browser, such as Chrome's, does to the texts of a page: each goes into a `<font>` at its place. */

/** The element that took the place of each text, by the text node that the drawing library still knows. */
type Replacements = WeakMap<Node, Element>;

const isReplacement = (node: Node): node is Element => node.nodeName === 'FONT';

export interface TranslatorChanges {
  /** Pairs every removed text with the element that took its place. Returns the texts that were paired. */
  read(records: readonly MutationRecord[]): readonly Text[];
  /** Puts a text back in place of its translation; does nothing to any other node. */
  restore(node: Node | null): void;
}

export function createTranslatorChanges(): TranslatorChanges {
  const replaced: Replacements = new WeakMap();
  /** Translations that were put next to a text that is not removed yet. */
  const adjacent: Replacements = new WeakMap();

  function pair(text: Node, font: Element | undefined): Text | undefined {
    if (!(text instanceof Text) || text.isConnected || !font) return undefined;
    replaced.set(text, font);
    return text;
  }

  function readRecord({ addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord): Text[] {
    const font = [...addedNodes].find(isReplacement);
    if (font && removedNodes.length === 0)
      for (const text of [previousSibling, nextSibling]) if (text instanceof Text) adjacent.set(text, font);
    return [...removedNodes]
      .map((text) => pair(text, font ?? adjacent.get(text)))
      .filter((text) => text !== undefined);
  }

  return {
    read: (records) => records.flatMap(readRecord),
    restore(node) {
      if (!node || node.isConnected) return;
      const font = replaced.get(node);
      replaced.delete(node);
      if (font?.parentNode) Node.prototype.replaceChild.call(font.parentNode, node, font);
    },
  };
}
