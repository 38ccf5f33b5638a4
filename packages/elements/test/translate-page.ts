/**
 * Simulates Chrome's page translation without changing the words, so that tests still find them: wraps each
 * text in `<font><font>…`, again after each change, also in open shadow roots, but not inside `translate="no"`.
 * Runs in the page and returns a function that stops it. It is sent to the page as text, so it must not refer
 * to anything outside.
 */
export function translatePage(): () => void {
  const SKIPPED = ['FONT', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE'];
  const parentOf = (node: Node): Node | null => node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;

  function isTranslated(text: Text): boolean {
    if (!text.data.trim() || !text.isConnected) return false;
    for (let node: Node | null = parentOf(text); node; node = parentOf(node)) {
      if (!(node instanceof Element)) continue;
      if (SKIPPED.includes(node.nodeName) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml')
        return false;
      if (node.getAttribute('translate') === 'no' || node.classList.contains('notranslate')) return false;
    }
    return true;
  }

  function translate(text: Text): void {
    if (!isTranslated(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateBelow(node: Node): void {
    if (node instanceof Text) translate(node);
    if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot);
    for (const child of [...node.childNodes]) translateBelow(child);
  }

  const observers: MutationObserver[] = [];
  function follow(root: Node): void {
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) translateBelow(node);
      }
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    observers.push(observer);
    translateBelow(root);
  }

  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachFollowed(init: ShadowRootInit): ShadowRoot {
    const root = attach.call(this, init);
    follow(root);
    return root;
  };
  follow(document);
  return () => {
    Element.prototype.attachShadow = attach;
    for (const observer of observers) observer.disconnect();
  };
}
