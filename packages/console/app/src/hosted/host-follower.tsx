import { isScreenPath, PATHS } from '@careline/core/internal/navigation';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';
import type { HostPage, Led } from './host-page.ts';

/** Goes where the page says, which need not be asked about that. */
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

/** The screen that a link of ours leads to, whichever way it was pressed. */
function screenOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  return isScreenPath(href.split(/[?#]/)[0] ?? '') ? href : undefined;
}

/** A tab of its own would be Careline's own console, in which nobody is signed in: every press on a link opens it here. */
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

/** Keeps the page around up to date on who works here and where, and goes where it leads. */
export function HostFollower({ signOut }: Pick<Led, 'signOut'>) {
  const { host } = useConsole();
  const { sub, scopes, name } = useProfile();
  const { pathname } = useLocation();
  useLed(host, signOut);
  useOneTab();
  useEffect(() => host?.ready({ id: sub, scopes, name }), [host, sub, scopes, name]);
  useEffect(() => {
    // The empty path leads on by itself.
    if (pathname !== PATHS.shell) host?.went(pathname);
  }, [host, pathname]);
  return null;
}
