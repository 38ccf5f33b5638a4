import type { SavedForm, SavedFormState } from '@careline/core/internal/outbox';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { savedFormMessages } from './saved-form.messages.ts';

export interface FormDraftLineProps {
  readonly session: Pick<SavedForm<SavedFormState>, 'takeOver'>;
  readonly state: Pick<SavedFormState, 'draft'>;
}

/** Shows when the restored draft was saved, entries without a field, and that another tab edits the draft. */
export function FormDraftLine({ session, state }: FormDraftLineProps) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(savedFormMessages);
  const locale = useLocale();
  const { editable, restoredAt, aside } = state.draft;
  const when = (at: number) => formatCalendar(at / 1000, undefined, { timeZone, locale });
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {!editable && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-warning bg-warning-soft p-3 text-on-warning-soft"
        >
          <div>
            <p className="font-semibold">{t('elsewhere')}</p>
            <p>{t('elsewhereText')}</p>
          </div>
          <Button onClick={() => void session.takeOver()}>{t('takeOver')}</Button>
        </div>
      )}
      {editable && restoredAt !== undefined && (
        <p className="text-muted text-xs">{t('restored', { when: when(restoredAt) })}</p>
      )}
      {aside.length > 0 && (
        <p>{t('aside', { entries: aside.map(({ path, text }) => `${path}: ${text}`).join('; ') })}</p>
      )}
    </div>
  );
}
