import { formatCalendar } from '@careline/core/formatting';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { SavedLine } from '../../../notices/saved-line/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { registrationDraftMessages } from '../words/words.messages.ts';

export interface RegistrationDraftLineProps extends Pick<RegistrationSurroundings, 'timeZone' | 'now'> {
  /** Of a registration, or of a change of one. */
  readonly session: Pick<RegistrationSurroundings['session'], 'takeOver'>;
  readonly state: Pick<RegistrationSurroundings['state'], 'draft'>;
  /** Without it the line that says so stands elsewhere. */
  readonly keeps?: 'device' | 'page';
}

/** How what is entered is kept: saved when, gone on with from when, open in another tab. */
export function RegistrationDraftLine({ session, state, timeZone, now, keeps }: RegistrationDraftLineProps) {
  const t = useMessages(registrationDraftMessages);
  const locale = useLocale();
  const { phase, savedAt, editable, restoredAt, aside } = state.draft;
  const when = (at: number) => formatCalendar(at / 1000, undefined, { timeZone, locale });
  return (
    <div className="flex flex-col gap-2">
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
      {keeps && <SavedLine phase={phase} savedAt={savedAt} keeps={keeps} now={now} />}
    </div>
  );
}
