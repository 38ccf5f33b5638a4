import { createRoot } from 'react-dom/client';
import { loadLocale } from './locales/load-locale.ts';
import type { Draw } from './shell/mounting.ts';
import { Bridge, type ElementView } from './view/bridge.tsx';

/** What draws an element, and the view that it draws. */
export interface ViewDraw extends Draw {
  readonly view: ElementView;
}

/** How a view is drawn once it was brought. */
export function drawing(view: ElementView): ViewDraw {
  const draw: Draw = (element) => {
    const react = createRoot(element.frame.view);
    react.render(<Bridge element={element} view={view} loadLocale={loadLocale} />);
    return () => react.unmount();
  };
  return Object.assign(draw, { view });
}
