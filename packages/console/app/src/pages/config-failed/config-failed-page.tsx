import { languageOf, translator } from '@careline/ui/messages';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { configFailedMessages } from '../pages.messages.ts';

/** Before there is a configuration: the language is the one kept for the page, and retrying reads it again. */
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
