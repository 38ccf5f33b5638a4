import type { HttpClient } from '@careline/core/internal/http';
import type { ReactNode } from 'react';
import { sentences } from '../src/locales/hi/index.ts';
import { loadedLocales, MessagesProvider } from '../src/messages/index.ts';
import { MemoryNavigation } from '../src/navigation/index.ts';
import { LiveRegionProvider } from '../src/primitives/live-region/index.ts';
import { CarelineProvider } from '../src/provider/index.ts';

export interface SurroundingsProps {
  readonly locale?: string;
  readonly path?: string;
  readonly onGo?: (path: string) => void;
  readonly http?: HttpClient | undefined;
  /** Defaults to Asia/Kolkata. */
  readonly timeZone?: string;
  /** Defaults to the server's clock. */
  readonly now?: (() => number) | undefined;
  readonly children: ReactNode;
}

// Tests and stories switch languages, so all are loaded from the start.
loadedLocales.register('hi', sentences);

/** The providers that every widget needs: a language, in-memory navigation, a live region and a time zone. */
export function Surroundings({
  locale = 'en',
  path,
  onGo,
  http,
  timeZone = 'Asia/Kolkata',
  now,
  children,
}: SurroundingsProps) {
  return (
    <MessagesProvider locale={locale}>
      <MemoryNavigation initialPath={path} onGo={onGo}>
        <LiveRegionProvider>
          <CarelineProvider {...(http && { http })} {...(now && { now })} timeZone={timeZone}>
            {children}
          </CarelineProvider>
        </LiveRegionProvider>
      </MemoryNavigation>
    </MessagesProvider>
  );
}
