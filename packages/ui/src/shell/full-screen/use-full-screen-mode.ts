import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { fullScreenMessages } from '../shell.messages.ts';
import type { FullScreen } from './full-screen-context.ts';

export interface FullScreenOptions {
  /** Controlled by the owner. Otherwise the page controls it through `useFullScreen`. */
  readonly fullScreen?: boolean;
  readonly onFullScreenChange?: (on: boolean) => void;
}

/** Returns whether Escape belongs to an overlay or to the field being edited. */
function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return true;
  if (document.querySelector('dialog[open], [role="dialog"]')) return true;
  const { target } = event;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}

function useEscape(active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isForSomethingElse(event)) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active, leave]);
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** Moves the focus to the page, or back, because the element that had it may have been hidden with the bars. */
function useFocusReturn(on: boolean, contentId: string): void {
  const returnTo = useRef<Element | null>(null);
  const before = useRef(false);
  useLayoutEffect(() => {
    if (on === before.current) return;
    before.current = on;
    if (on) returnTo.current = document.activeElement;
    if (hasFocus()) return;
    const returning = returnTo.current;
    const page = document.getElementById(contentId);
    const target = !on && returning instanceof HTMLElement && page?.contains(returning) ? returning : page;
    target?.focus();
  }, [on, contentId]);
}

/** Manages the full-screen mode of a shell. `contentId` is the id of its main landmark. */
export function useFullScreenMode(
  { fullScreen: given, onFullScreenChange }: FullScreenOptions,
  contentId: string,
): { readonly mode: FullScreen; readonly canLeave: boolean } {
  const t = useMessages(fullScreenMessages);
  const announce = useAnnounce();
  const { path } = useNavigation();
  const [askedAt, setAskedAt] = useState<string>();
  if (askedAt !== undefined && askedAt !== path) setAskedAt(undefined);
  const on = given ?? askedAt === path;
  const canLeave = on && (given === undefined || onFullScreenChange !== undefined);
  const mode = useMemo<FullScreen>(
    () => ({
      fullScreen: on,
      setFullScreen: (next) => {
        setAskedAt(next ? path : undefined);
        onFullScreenChange?.(next);
      },
    }),
    [on, path, onFullScreenChange],
  );
  const leave = useCallback(() => mode.setFullScreen(false), [mode]);
  useEscape(canLeave, leave);
  useFocusReturn(on, contentId);
  useEffect(() => {
    if (canLeave) announce(t('entered'));
  }, [canLeave, announce, t]);
  return { mode, canLeave };
}
