import { isScreenPath, PATHS } from '@careline/core/internal/navigation';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';
import type { HostPage, Led } from './host-page.ts';

/** Follows the host page's navigation. The page led there itself, so it is not asked for consent. */
function useLed(host: HostPage | undefined, signOut: () => void): void {
  const { unsaved } = useConsole();
  const navigate = useNavigate();
  const last = useRef({ navigate, signOut });
  useEffect(() => {
    last.current = { navigate, signOut };
  });
  useEffect(() => {
    host?.follow({
      go: (path) => unsaved.ask(() => void last.current.navigate(path)),
      signOut: () => last.current.signOut(),
    });
    return () => host?.follow(undefined);
  }, [host, unsaved]);
}

/** Returns the screen that a clicked link leads to, or undefined for other links. */
function screenOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  return isScreenPath(href.split(/[?#]/)[0] ?? '') ? href : undefined;
}

/** A new tab would open Careline's own console without a session, so every link opens in this frame. */
function useOneTab(): void {
  const { unsaved, host } = useConsole();
  const navigate = useNavigate();
  useEffect(() => {
    function onPress(event: MouseEvent): void {
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      const screen = isPlain || event.button === 2 ? undefined : screenOf(event);
      if (screen === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      unsaved.ask(() => host?.ask(screen, () => void navigate(screen)));
    }
    document.addEventListener('click', onPress, { capture: true });
    document.addEventListener('auxclick', onPress, { capture: true });
    return () => {
      document.removeEventListener('click', onPress, { capture: true });
      document.removeEventListener('auxclick', onPress, { capture: true });
    };
  }, [unsaved, host, navigate]);
}

/** Reports to the host page who is signed in and where they are, and follows its navigation. */
export function HostFollower({ signOut }: Pick<Led, 'signOut'>) {
  const { host } = useConsole();
  const { sub, scopes, name } = useProfile();
  const { pathname } = useLocation();
  useLed(host, signOut);
  useOneTab();
  useEffect(() => host?.ready({ id: sub, scopes, name }), [host, sub, scopes, name]);
  useEffect(() => {
    // The empty path redirects, so don't report it.
    if (pathname !== PATHS.shell) host?.went(pathname);
  }, [host, pathname]);
  return null;
}
