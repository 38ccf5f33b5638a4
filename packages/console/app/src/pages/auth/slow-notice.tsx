import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { authMessages } from './auth.messages.ts';

/** Says that something is slow. The live region exists before its text, so that screen readers announce it. */
export function SlowNotice({ slow, onCancel }: { readonly slow: boolean; readonly onCancel: () => void }) {
  const t = useMessages(authMessages);
  return (
    <div role="status">
      {slow && (
        <div className="mt-3 flex flex-wrap items-center gap-2 text-muted">
          <p>{t('slow')}</p>
          <Button size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
