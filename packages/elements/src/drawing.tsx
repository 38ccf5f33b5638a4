import { createRoot } from 'react-dom/client';
import { loadLocale } from './locales/load-locale.ts';
import type { Draw } from './shell/mounting.ts';
import { Bridge, type ElementView } from './view/bridge.tsx';

/** Draws an element's view, and exposes that view. */
export interface ViewDraw extends Draw {
  readonly view: ElementView;
}

/** Returns a function that draws a loaded view. */
export function drawing(view: ElementView): ViewDraw {
  const draw: Draw = (element) => {
    const react = createRoot(element.frame.view);
    react.render(<Bridge element={element} view={view} loadLocale={loadLocale} />);
    return () => react.unmount();
  };
  return Object.assign(draw, { view });
}
