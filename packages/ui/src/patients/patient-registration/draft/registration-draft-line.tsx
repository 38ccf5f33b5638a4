import { useFormatCalendar, useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { registrationDraftMessages } from '../words/words.messages.ts';

export interface RegistrationDraftLineProps {
  /** Of a registration, or of a change of one. */
  readonly session: Pick<RegistrationSurroundings['session'], 'takeOver'>;
  readonly state: Pick<RegistrationSurroundings['state'], 'draft'>;
}

/** What is to be known of what is kept: gone on with from when, open in another tab. */
export function RegistrationDraftLine({ session, state }: RegistrationDraftLineProps) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(registrationDraftMessages);
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
        <p className="text-muted text-sm">{t('restored', { when: when(restoredAt) })}</p>
      )}
      {aside.length > 0 && (
        <p>{t('aside', { entries: aside.map(({ path, text }) => `${path}: ${text}`).join('; ') })}</p>
      )}
    </div>
  );
}
