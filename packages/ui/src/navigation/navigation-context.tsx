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

/** The navigation of the nearest provider; an error without one, because a link that goes nowhere helps nobody. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) {
    throw new Error('useNavigation found no NavigationProvider above it. Wrap the widget in one.');
  }
  return navigation;
}
