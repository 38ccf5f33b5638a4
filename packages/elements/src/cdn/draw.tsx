import { createRoot } from 'react-dom/client';
import { Bridge, type ElementView } from '../bridge.tsx';
import type { Draw } from '../framed/mount-later.ts';

/** How a view is drawn once it was brought. */
export function drawing(view: ElementView): Draw {
  return (element) => {
    const react = createRoot(element.frame.view);
    react.render(<Bridge element={element} view={view} />);
    return () => react.unmount();
  };
}
