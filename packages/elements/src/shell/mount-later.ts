import { createHandle } from './element-handle.ts';
import type { LoadDraw, Mounting } from './mounting.ts';

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
        ({ draw }) => {
          if (this.#mounted) this.#end ??= draw(element);
        },
        () => element.showFailure(navigator.onLine ? 'load.chunk-failed' : 'net.offline', () => this.#draw()),
      );
    }
  };
}
