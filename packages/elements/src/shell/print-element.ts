import { stateOf } from './element-state.ts';

/** Field values are not part of the markup, so copy them. */
function copyEntries(from: Element, to: Element): void {
  const fields = 'input, textarea, select';
  const copies = to.querySelectorAll<HTMLInputElement>(fields);
  for (const [at, field] of from.querySelectorAll<HTMLInputElement>(fields).entries()) {
    const copy = copies[at];
    if (!copy) continue;
    copy.value = field.value;
    copy.checked = field.checked;
  }
}

/** Replaces slots with the page's content. */
function fillSlots(from: Element, to: Element): void {
  const copies = [...to.querySelectorAll('slot')];
  for (const [at, slot] of [...from.querySelectorAll('slot')].entries())
    copies[at]?.replaceWith(...slot.assignedNodes({ flatten: true }).map((node) => node.cloneNode(true)));
}

/** Style sheets belong to one document, so the frame gets copies. */
function copySheets(root: ShadowRoot, to: ShadowRoot, Sheet: typeof CSSStyleSheet): void {
  to.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) => {
    const copy = new Sheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
    return copy;
  });
}

/**
 * Prints only the element: a copy in an empty frame inside it, in the light theme on white. It loads nothing, so the
 * page's policy can't block it, and it is removed once the browser has printed.
 */
export function printElement(host: HTMLElement): void {
  const { frame } = stateOf(host);
  const iframe = document.createElement('iframe');
  iframe.ariaHidden = 'true';
  iframe.tabIndex = -1;
  Object.assign(iframe.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.view.after(iframe);
  const { contentDocument: paper, contentWindow: window } = iframe;
  if (!paper || !window) return;
  const copy = paper.importNode(frame.base, true);
  copyEntries(frame.base, copy);
  fillSlots(frame.base, copy);
  for (const inner of copy.querySelectorAll('iframe')) inner.remove();
  copy.dataset.theme = 'light';
  paper.title = document.title;
  const place = paper.body.appendChild(paper.createElement('div'));
  const root = place.attachShadow({ mode: 'open' });
  copySheets(host.shadowRoot as ShadowRoot, root, (window as Window & typeof globalThis).CSSStyleSheet);
  root.append(copy);
  window.print();
  iframe.remove();
}
