import { sealedContent } from '../session/sealed-content.ts';
import { stateOf } from './element-state.ts';

/** Returns the nearest ancestor's language, across shadow hosts. */
function inherited(node: Node | null): string | undefined {
  if (node instanceof ShadowRoot) return inherited(node.host);
  if (!(node instanceof Element)) return undefined;
  return node.getAttribute('lang') || inherited(node.parentNode);
}

/** Returns an element's locale: its own `locale`, its session's, its `lang`, the page's, or the browser's. */
export function localeOf(element: Element): string {
  const { store, inner } = stateOf(element);
  const ofSession = sealedContent.get(inner.getState().session ?? element)?.settings.getState().locale;
  const { locale, lang } = store.getState();
  return String(locale || ofSession || lang || '') || inherited(element) || navigator.language;
}
