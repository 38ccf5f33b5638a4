import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useMemo } from 'react';
import { draw } from './framed/draw-frame.ts';
import { loadLocale } from './locales/load-locale.ts';
import { createHandle } from './shell/element-handle.ts';
import type { Mounting } from './shell/mounting.ts';
import { Bridge, type ElementView } from './view/bridge.tsx';

interface MountedProps {
  readonly view: ElementView;
  /** The shadow root, as r2wc hands it over. */
  readonly container?: ShadowRoot;
}

function Mounted({ view, container }: MountedProps) {
  const host = container?.host as HTMLElement;
  const element = useMemo(() => createHandle(host), [host]);
  const isFramed = element.needsSession && element.store.getState().isolation === 'frame';
  useEffect(() => (isFramed ? draw(element) : undefined), [isFramed, element]);
  return isFramed ? null : <Bridge element={element} view={view} loadLocale={loadLocale} />;
}

/** Mounts React as soon as the element is in the page. */
export const mountWithReact = (view: ElementView): Mounting =>
  r2wc(({ container }: Omit<MountedProps, 'view'>) => <Mounted view={view} container={container} />, {
    shadow: 'open',
  }) as Mounting;
