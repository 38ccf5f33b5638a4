import { createContext, type ReactNode, useContext } from 'react';
import type { Navigation } from './navigation.ts';

const NavigationContext = createContext<Navigation | undefined>(undefined);

export interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Returns the navigation of the nearest provider. Throws without one, because links would do nothing. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) {
    throw new Error('useNavigation found no NavigationProvider above it. Wrap the widget in one.');
  }
  return navigation;
}
