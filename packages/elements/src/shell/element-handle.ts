import { insides, type SessionInside } from '../session/insides.ts';
import { dress } from './dress.ts';
import { localeOf } from './element-locale.ts';
import { type ElementState, stateOf } from './element-state.ts';
import { emit } from './emit.ts';
import { keeperOf, keyOf, snapshotSource } from './keep-state.ts';
import { showFailure } from './show-failure.ts';

/**
 * What a view is given of the element it is drawn in. The view's own files import nothing of the shell: it is handed
 * over, so that the shell is one file.
 */
export interface ElementHandle extends ElementState {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Sends a bubbling, composed event; answers false when a cancelable one was cancelled. Details hold opaque ids only. */
  emit(type: string, detail?: unknown, cancelable?: boolean): boolean;
  /** What is behind its session. */
  inside(): SessionInside | undefined;
  /** BCP 47. */
  locale(): string;
  /** Puts back what an element of its `session-key` showed. */
  restoreState(): void;
  /** Puts look and language on the frame again, after its session changed them. */
  dress(): void;
  /** Says in the view's place that it did not come, and offers `again`. */
  showFailure(
    code:
      | 'load.chunk-failed'
      | 'net.offline'
      | 'load.frame-blocked'
      | 'origin.unknown'
      | 'config.missing-session',
    again: () => void,
  ): void;
}

export function createHandle(host: HTMLElement): ElementHandle {
  const state = stateOf(host);
  const inside = () => insides.get(state.inner.getState().session ?? host);
  return {
    ...state,
    host,
    root: host.shadowRoot as ShadowRoot,
    emit: (...event) => emit(host, ...event),
    inside,
    locale: () => localeOf(host),
    restoreState: () => keeperOf(host)?.find(keyOf(host), snapshotSource(host)),
    dress: () => dress(host),
    showFailure(code, again) {
      showFailure(host, code, again);
      inside()?.report({ name: 'error', code });
    },
  };
}
