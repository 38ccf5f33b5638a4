import { CarelineProvider } from '@careline/ui/provider';
import { createContext, type ReactNode, useContext } from 'react';
import type { Console } from './console.ts';

const ConsoleContext = createContext<Console | undefined>(undefined);

export function ConsoleProvider({
  value,
  children,
}: {
  readonly value: Console;
  readonly children: ReactNode;
}) {
  return (
    <ConsoleContext value={value}>
      <CarelineProvider http={value.http}>{children}</CarelineProvider>
    </ConsoleContext>
  );
}

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole found no ConsoleProvider above it.');
  return value;
}
