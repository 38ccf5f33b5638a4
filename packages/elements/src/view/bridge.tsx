import { languageOf, MessagesProvider, type OwnSentences } from '@careline/ui/messages';
import { MissingPartContext, type PartSheets, PartSheetsContext } from '@careline/ui/primitives/on-demand';
import { surviveTranslationIn } from '@careline/ui/primitives/translated';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Inner, Properties } from '../shell/element-state.ts';
import { ElementErrorBoundary } from './element-error-boundary.tsx';
import { fail, failLoading, writeMissingSession } from './fail.ts';
import { useDrawnLocale } from './use-drawn-locale.ts';
import { useHeadingLevel } from './use-heading-level.ts';
import { usePageFormats } from './use-page-formats.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useVanilla } from './use-vanilla.ts';

export interface ViewProps {
  readonly properties: Properties;
  readonly inner: Inner;
  readonly element: ElementHandle;
}

type LoadLocale = (locale: string) => Promise<void>;

/** How an element is drawn with React. */
export interface ElementView {
  readonly component: ComponentType<ViewProps>;
  /** Texts of its style sheets, in order. */
  readonly sheets: readonly string[];
  /**
   * Loads the sheet that replaces the last one, for views with parts that load later. One sheet must contain all
   * classes, because rules split over two would be in a different order than Tailwind's.
   */
  readonly wholeSheet?: () => Promise<string>;
}

function useElementLocale(element: ElementHandle, loadLocale: LoadLocale): string | undefined {
  const drawn = useDrawnLocale(element.locale(), loadLocale, () => fail(element, 'locale.missing'));
  const { base } = element.frame;
  useLayoutEffect(() => {
    // Untranslated text is English, and screen readers must know.
    if (drawn) base.lang = drawn.toLowerCase().split('-')[0] === languageOf(drawn) ? drawn : 'en';
  }, [base, drawn]);
  return drawn;
}

/** Notifies the page and its style sheets when the view is drawn. */
function useReady({ internals, ready, emit, frame }: ElementHandle, drawn: boolean): void {
  useLayoutEffect(() => {
    if (!drawn) return;
    frame.failure.hidden = true;
    internals.states.delete('error');
    internals.states.delete('offline');
    internals.states.add('ready');
    ready.resolve();
    emit('careline-ready');
  }, [internals, ready, emit, frame, drawn]);
}

/** The shell draws the frame, so tell it when the session's settings change. */
function useDress({ dress }: ElementHandle, settings: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look or language is why it is dressed again
  useLayoutEffect(() => dress(), [dress, settings]);
}

/** Restores what an element with this key showed, once there is a session. */
function useRestored({ restoreState }: ElementHandle, session: unknown): void {
  useLayoutEffect(() => {
    if (session) restoreState();
  }, [restoreState, session]);
}

/** One sheet per text, shared by all elements on the page. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** The sheet each whole sheet replaces. */
const firstOf = new Map<CSSStyleSheet, CSSStyleSheet>();

function useSheets({ root }: ElementHandle, texts: readonly string[]): void {
  useLayoutEffect(() => {
    const there = root.adoptedStyleSheets.flatMap((sheet) => [sheet, firstOf.get(sheet) ?? sheet]);
    const missing = texts.map(sheetOf).filter((sheet) => !there.includes(sheet));
    root.adoptedStyleSheets.push(...missing);
  }, [root, texts]);
}

/** Replaces the first sheet with the whole one before anything that needs it is drawn. */
function usePartSheets({ root }: ElementHandle, { sheets: texts, wholeSheet }: ElementView) {
  return useMemo((): PartSheets | undefined => {
    const first = sheetOf(texts.at(-1) ?? '');
    if (!wholeSheet) return undefined;
    return {
      isHere: () => root.adoptedStyleSheets.some((sheet) => firstOf.get(sheet) === first),
      async bring() {
        const whole = sheetOf(await wholeSheet());
        firstOf.set(whole, first);
        root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) => (sheet === first ? whole : sheet));
      },
    };
  }, [root, texts, wholeSheet]);
}

/** Milliseconds before an element without a session says so. */
const SESSION_WAIT_MS = 1000;

function useMissingSession(element: ElementHandle, missing: boolean): void {
  useEffect(() => {
    if (!missing) return;
    const { frame, internals } = element;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        writeMissingSession(element);
        // Below a field, nothing else would show it.
        if (frame.field) element.showFailure('config.missing-session', wait);
        else fail(element, 'config.missing-session');
      }, SESSION_WAIT_MS);
    };
    wait();
    return () => {
      clearTimeout(timer);
      frame.failure.hidden = true;
      internals.states.delete('error');
    };
  }, [element, missing]);
}

export interface BridgeProps {
  readonly element: ElementHandle;
  readonly view: ElementView;
  readonly loadLocale: LoadLocale;
}

/** The React root: reads the element's state and draws its view inside an error boundary. */
export function Bridge({ element, view, loadLocale }: BridgeProps) {
  const { component: View } = view;
  const properties = useVanilla(element.store);
  const inner = useVanilla(element.inner);
  const settings = useVanilla(element.inside()?.settings);
  useLayoutEffect(() => surviveTranslationIn(element.root), [element.root]);
  useDress(element, settings);
  const locale = useElementLocale(element, loadLocale);
  useSheets(element, view.sheets);
  const partSheets = usePartSheets(element, view);
  const formats = usePageFormats(element, properties.formatters, locale);
  const isDrawn = locale !== undefined && formats !== null;
  useReady(element, isDrawn);
  useMissingSession(element, element.needsSession && inner.session === undefined);
  useSessionEnd(element, inner.session);
  useRestored(element, inner.session);
  useHeadingLevel(element, properties.headingLevel);
  const reportMissing = useCallback(() => failLoading(element), [element]);
  if (!isDrawn) return null;
  return (
    <MessagesProvider
      locale={locale}
      own={(properties.messages ?? undefined) as OwnSentences | undefined}
      formats={formats}
    >
      <ElementErrorBoundary key={inner.turn} onError={() => fail(element, 'render.crashed')}>
        <MissingPartContext value={reportMissing}>
          <PartSheetsContext value={partSheets}>
            <View properties={properties} inner={inner} element={element} />
          </PartSheetsContext>
        </MissingPartContext>
      </ElementErrorBoundary>
    </MessagesProvider>
  );
}
