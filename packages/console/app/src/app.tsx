import { MessagesProvider } from '@careline/ui/messages';
import { TemplatesProvider } from '@careline/ui/preferences';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { useAppearanceInForce } from './appearance/use-appearance.ts';
import type { Console } from './console.ts';
import { ConsoleProvider } from './console-context.tsx';
import { AreaBoundary } from './errors/area-boundary.tsx';
import { OpeningPage } from './guards/waiting/waiting.tsx';
import { LanguageMissing } from './locales/language-missing.tsx';
import { RouterNavigation } from './navigation/router-navigation.tsx';
import { ConsoleRoutes } from './router.tsx';
import { LeaveDialog } from './unsaved/leave-dialog.tsx';

/** The console around its pages: messages, router and the guard for unsaved work. */
export function ConsoleApp({ console: care }: { readonly console: Console }) {
  const locale = useAppearanceInForce(care);
  return (
    <MessagesProvider locale={locale}>
      <ConsoleProvider value={care}>
        <BrowserRouter {...(care.host && { window: care.host.page })}>
          <RouterNavigation>
            <LiveRegionProvider>
              <TemplatesProvider>
                <AreaBoundary>
                  <Suspense fallback={<OpeningPage />}>
                    <ConsoleRoutes />
                  </Suspense>
                </AreaBoundary>
              </TemplatesProvider>
              <LeaveDialog />
              <LanguageMissing />
            </LiveRegionProvider>
          </RouterNavigation>
        </BrowserRouter>
      </ConsoleProvider>
    </MessagesProvider>
  );
}
