import { MessagesProvider } from '@careline/ui/messages';
import {
  type ComponentType,
  type FunctionComponent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ElementErrorBoundary } from './element-error-boundary.tsx';
import { localeOf } from './element-locale.ts';
import type { ElementState, Properties } from './element-state.ts';
import { loadLocale } from './locales/load-locale.ts';
import { useDrawnLocale } from './locales/use-drawn-locale.ts';

/** What a view may do with the element it is drawn in. */
export interface ElementHandle {
  /** Sends a bubbling, composed event; answers false when a cancelable one was cancelled. Details hold opaque ids only. */
  emit(type: string, detail: Properties, cancelable?: boolean): boolean;
  /** Changes a property from inside and then says so in an event with the new value. */
  change(property: string, value: unknown, event: string): void;
}

type Emit = (element: HTMLElement, type: string, detail: Properties, cancelable?: boolean) => boolean;
type View = ComponentType<{ readonly properties: Properties; readonly element: ElementHandle }>;

const THEMES = ['light', 'dark', 'contrast'];

/** Sizes follow the person's default text size: `medium` on the host, whatever the page made of its root element. */
function useOwnRem(host: HTMLElement) {
  const base = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    base.current?.style.setProperty('--careline-rem', getComputedStyle(host).fontSize);
  }, [host]);
  return base;
}

/** The component that r2wc mounts: reads the element's state and draws the view inside an error boundary. */
export function createBridge(
  View: View,
  stateOf: (element: Element) => ElementState,
  emit: Emit,
): FunctionComponent<{ readonly container?: ShadowRoot }> {
  return function Bridge({ container }) {
    const host = container?.host as HTMLElement;
    const { store } = stateOf(host);
    const properties = useSyncExternalStore(store.subscribe, store.getState);
    const base = useOwnRem(host);
    const element = useMemo<ElementHandle>(
      () => ({
        emit: (type, detail, cancelable) => emit(host, type, detail, cancelable),
        change: (property, value, event) => {
          store.setState({ [property]: value });
          emit(host, event, { [property]: value });
        },
      }),
      [host, store],
    );
    const theme = THEMES.find((known) => known === properties.theme);
    const locale = useDrawnLocale(localeOf(host, properties.lang), loadLocale, () =>
      element.emit('careline-error', { code: 'locale.missing', retryable: true }),
    );
    return (
      <div ref={base} part="base" className="careline-base" data-theme={theme} lang={locale}>
        {locale && (
          <MessagesProvider locale={locale}>
            <ElementErrorBoundary
              onError={() => element.emit('careline-error', { code: 'render.crashed', retryable: true })}
            >
              <View properties={properties} element={element} />
            </ElementErrorBoundary>
          </MessagesProvider>
        )}
      </div>
    );
  };
}
