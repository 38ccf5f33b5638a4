import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useMemo } from 'react';
import { SPECS } from './catalogue/catalogue.ts';
import type { ViewDraw } from './drawing.tsx';
import { draw as drawFrame } from './framed/draw-frame.ts';
import { loadLocale } from './locales/load-locale.ts';
import { type DefineOptions, defineElement } from './shell/define-element.ts';
import { createHandle } from './shell/element-handle.ts';
import { mountLater } from './shell/mount-later.ts';
import type { LoadDraw, Mounting } from './shell/mounting.ts';
import { Bridge, type ElementView } from './view/bridge.tsx';

interface MountedProps {
  readonly view: ElementView;
  /** The shadow root, passed by r2wc. */
  readonly container?: ShadowRoot;
}

function Mounted({ view, container }: MountedProps) {
  const host = container?.host as HTMLElement;
  const element = useMemo(() => createHandle(host), [host]);
  const isFramed = element.needsSession && element.store.getState().isolation === 'frame';
  useEffect(() => (isFramed ? drawFrame(element) : undefined), [isFramed, element]);
  return isFramed ? null : <Bridge element={element} view={view} loadLocale={loadLocale} />;
}

/** Loads a view and returns a class that mounts it as soon as its element is on the page. */
export async function mountWithReact(load: LoadDraw): Promise<Mounting> {
  const { draw } = await load();
  // Views without React draw themselves.
  if (!('view' in draw)) return mountLater(async () => ({ draw }));
  const { view } = draw as ViewDraw;
  return r2wc(({ container }: Omit<MountedProps, 'view'>) => <Mounted view={view} container={container} />, {
    shadow: 'open',
  }) as Mounting;
}

/**
 * Registers every element after loading all views, so that each draws as soon as it is on the page.
 * For pages that load everything at once anyway.
 */
export async function defineAllWithReact(options?: DefineOptions | CustomElementRegistry): Promise<void> {
  const specs = Object.values(SPECS);
  const mountings = await Promise.all(specs.map(({ load }) => mountWithReact(load)));
  for (const [index, mounting] of mountings.entries()) {
    const spec = specs[index];
    if (spec) defineElement(spec, () => mounting, options);
  }
}
