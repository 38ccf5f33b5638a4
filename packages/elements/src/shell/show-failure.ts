import { localeOf } from './element-locale.ts';
import { stateOf } from './element-state.ts';
import { emit } from './emit.ts';
import { earlyWords } from './languages.ts';
import { make } from './make.ts';
import { shellWords } from './shell-words.ts';

/**
 * Shows that an element could not load, in the page's own text if given. Retries on request or when the network
 * returns.
 */
export function showFailure(host: HTMLElement, code: string, again: () => void): void {
  const { frame, internals } = stateOf(host);
  const words = earlyWords(shellWords, localeOf(host));
  const retry = make('button', { type: 'button' }, words.retry);
  const { failure } = frame;
  const tryAgain = () => {
    removeEventListener('online', tryAgain);
    if (failure.hidden || !retry.isConnected) return;
    failure.hidden = true;
    again();
  };
  retry.onclick = tryAgain;
  addEventListener('online', tryAgain);
  const isOffline = code === 'net.offline';
  failure.replaceChildren(make('slot', { name: 'error' }, isOffline ? words.offline : words.failed), retry);
  failure.hidden = false;
  internals.states.add('error');
  emit(host, 'careline-error', { code, retryable: true });
  if (!isOffline) return;
  internals.states.add('offline');
  emit(host, 'careline-offline');
}
