import { createHandle, type ElementHandle } from '../shell/element-handle.ts';
import { shellLanguage } from '../shell/languages.ts';
import { make } from '../shell/make.ts';
import type { LoadDraw, Mounting } from '../shell/mounting.ts';
import { shellWords } from './shell-words.ts';

/** Says that a file did not come, in the page's own words where it has some, and offers to fetch it again. */
function showMissing({ frame, internals, locale, emit }: ElementHandle, again: () => void): void {
  const words = shellWords[shellLanguage(locale())];
  const retry = make('button', { type: 'button' }, words.retry);
  const { failure } = frame;
  retry.onclick = () => {
    failure.hidden = true;
    again();
  };
  failure.replaceChildren(make('slot', { name: 'error' }, words.failed), retry);
  failure.hidden = false;
  internals.states.add('error');
  emit('careline-error', { code: 'load.chunk-failed', retryable: true });
}

/**
 * A class that draws itself as soon as React and the view are here; until then the frame stands in the page and takes
 * input. With `isolation="frame"` it is drawn in a frame instead, without React. It mounts by itself: r2wc's core does no
 * more here than these lines, in a fifth of the shell's bytes.
 */
export function mountLater(load: LoadDraw, loadFramed?: LoadDraw): Mounting {
  return class extends HTMLElement {
    #mounted = false;
    #end: (() => void) | undefined;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
    }

    connectedCallback(): void {
      if (this.#mounted) return;
      this.#mounted = true;
      this.#draw();
    }

    disconnectedCallback(): void {
      this.#mounted = false;
      this.#end?.();
      this.#end = undefined;
    }

    #draw(): void {
      const element = createHandle(this);
      const isFramed = element.store.getState().isolation === 'frame' && element.needsSession;
      (isFramed && loadFramed ? loadFramed() : load()).then(
        (draw) => {
          if (this.#mounted) this.#end ??= draw(element);
        },
        () => showMissing(element, () => this.#draw()),
      );
    }
  };
}
