import { languageOf, translator } from '@careline/ui/messages';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { configFailedMessages } from '../pages.messages.ts';

/**
 * Shown when there is no configuration: uses the language stored for the page. Retrying reads the configuration again.
 */
export function ConfigFailedPage({ onRetry }: { readonly onRetry: () => void }) {
  const t = translator(configFailedMessages, languageOf(document.documentElement.lang));
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <ErrorState title={t('title')} onRetry={onRetry}>
        {t('body')}
      </ErrorState>
    </main>
  );
}
