import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { languageMissingMessages } from '../frame/frame.messages.ts';
import { OverEverything } from '../unsaved/over-everything.tsx';

/** Says that the chosen language could not be loaded. Shown above the account menu, where it was chosen. */
export function LanguageMissing() {
  const t = useMessages(languageMissingMessages);
  const { language } = useConsole();
  const { missing } = useSyncExternalStore(language.subscribe, language.get);
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (
    <OverEverything>
      <Dialog
        open={missing !== undefined}
        onClose={language.dismiss}
        title={t('title', { language: names.of(missing ?? 'en') ?? '' })}
      >
        <p>{t('body')}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={language.dismiss}>
            {t('later')}
          </Button>
          <Button variant="primary" onClick={() => void language.retry()}>
            {t('retry')}
          </Button>
        </div>
      </Dialog>
    </OverEverything>
  );
}
