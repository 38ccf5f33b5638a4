/** What a translator in the browser, such as Chrome's, does to a page: it moves each text into a `<font>` element. */

/** The element that replaced each text, keyed by the text node that React still knows. */
type Replacements = WeakMap<Node, Element>;

const isReplacement = (node: Node): node is Element => node.nodeName === 'FONT';

export interface TranslatorChanges {
  /** Pairs removed texts with the elements that replaced them. Returns the paired texts. */
  read(records: readonly MutationRecord[]): readonly Text[];
  /** Puts a text back in place of its translation. Does nothing for other nodes. */
  restore(node: Node | null): void;
}

export function createTranslatorChanges(): TranslatorChanges {
  const replaced: Replacements = new WeakMap();
  /** Translations inserted next to a text that is not removed yet. */
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
