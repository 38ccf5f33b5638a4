import { createHandle } from './element-handle.ts';
import type { LoadDraw, Mounting } from './mounting.ts';

/**
 * Returns a class that draws once React and the view have loaded; until then the frame is shown and accepts input.
 * With `isolation="frame"` it draws in a frame, without React. It mounts on its own, because r2wc's core does no more
 * than this and would add a fifth to the shell's size.
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
