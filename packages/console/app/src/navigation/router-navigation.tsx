import { linkThrough, type Navigation, NavigationProvider } from '@careline/ui/navigation';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { ArrivalProvider } from './arrival.tsx';
import { useScrollKeeper } from './use-scroll-keeper.ts';

/** Implements the widgets' Navigation port with the router. Leaving unsaved work asks first. */
export function RouterNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { unsaved, host } = useConsole();
  useScrollKeeper();
  const navigation = useMemo<Navigation>(() => {
    const go: Navigation['go'] = (path, options) => {
      const leave = () => void navigate(path, { replace: options?.replace ?? false, state: options?.state });
      unsaved.ask(host ? () => host.ask(path, leave) : leave);
    };
    return { path: pathname, go, link: (path) => linkThrough(go, path) };
  }, [pathname, navigate, unsaved, host]);
  return (
    <NavigationProvider navigation={navigation}>
      <ArrivalProvider>{children}</ArrivalProvider>
    </NavigationProvider>
  );
}
