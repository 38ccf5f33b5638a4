import { type SessionInside, sealedContent } from '../session/sealed-content.ts';
import { dress } from './dress.ts';
import { localeOf } from './element-locale.ts';
import { type ElementState, stateOf } from './element-state.ts';
import { emit } from './emit.ts';
import { keeperOf, keyOf, snapshotSource } from './keep-state.ts';
import { showFailure } from './show-failure.ts';

/** What a view receives of its element. View files import nothing from the shell, so that the shell stays one file. */
export interface ElementHandle extends ElementState {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Sends a bubbling, composed event. Returns false if it was cancelled. Details contain opaque ids only. */
  emit(type: string, detail?: unknown, cancelable?: boolean): boolean;
  /** Returns its session's internals. */
  inside(): SessionInside | undefined;
  /** BCP 47. */
  locale(): string;
  /** Restores what an element with the same `session-key` showed. */
  restoreState(): void;
  /** Applies look and language again after the session changed them. */
  dress(): void;
  /** Shows, in place of the view, that it could not load, and offers `again`. */
  showFailure(
    code:
      | 'load.chunk-failed'
      | 'net.offline'
      | 'load.frame-blocked'
      | 'origin.unknown'
      | 'config.missing-session'
      | 'config.invalid-session',
    again: () => void,
  ): void;
}

export function createHandle(host: HTMLElement): ElementHandle {
  const state = stateOf(host);
  const inside = () => sealedContent.get(state.inner.getState().session ?? host);
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
