import { localeOf } from './element-locale.ts';
import { stateOf } from './element-state.ts';
import { emit } from './emit.ts';
import { shellLanguage } from './languages.ts';
import { make } from './make.ts';
import { shellWords } from './shell-words.ts';

/**
 * Says that what draws the element did not come, in the page's own words where it has some, and offers to try it again. The
 * code is one that trying again may help.
 */
export function showFailure(host: HTMLElement, code: string, again: () => void): void {
  const { frame, internals } = stateOf(host);
  const words = shellWords[shellLanguage(localeOf(host))];
  const retry = make('button', { type: 'button' }, words.retry);
  const { failure } = frame;
  retry.onclick = () => {
    failure.hidden = true;
    again();
  };
  failure.replaceChildren(make('slot', { name: 'error' }, words.failed), retry);
  failure.hidden = false;
  internals.states.add('error');
  emit(host, 'careline-error', { code, retryable: true });
}
