import { labelLanguage, textDirection } from '@careline/core/internal/formatting/languages';
import { sealedContent } from '../session/sealed-content.ts';
import { localeOf } from './element-locale.ts';
import { stateOf } from './element-state.ts';
import { earlyWords } from './languages.ts';

const LOOKS = {
  theme: /^(light|dark|contrast)$/,
  density: /^(comfortable|compact)$/,
};

/** Applies the element's own settings to its frame, then the session's: look, language, font size. */
export function dress(host: HTMLElement): void {
  const { frame, store, inner } = stateOf(host);
  const properties = store.getState();
  const ofSession = sealedContent.get(inner.getState().session ?? host)?.settings.getState().appearance ?? {};
  for (const name of ['theme', 'density'] as const) {
    const appearance = [properties[name], ofSession[name]].find((look) => LOOKS[name].test(String(look)));
    if (appearance) frame.base.dataset[name] = String(appearance);
    else delete frame.base.dataset[name];
  }
  const language = labelLanguage(localeOf(host));
  frame.base.lang ||= language;
  frame.base.dir = ['ltr', 'rtl'].find((dir) => dir === properties.dir) ?? textDirection(language);
  // `medium` on the host is the person's own font size, whatever the page set on its root element.
  frame.base.style.setProperty('--careline-rem', getComputedStyle(host).fontSize);
  if (!frame.field) return;
  const { label, input } = frame.field;
  const words = earlyWords(frame.field.words, language);
  label.textContent = words.label;
  input.placeholder = String(properties.placeholder || words.placeholder);
}
