import {
  OWN_STATUSES,
  type OwnStatus,
  ownStatusLabel,
  setOwnStatus,
} from '@careline/core/internal/directory';
import { RequestFailed, useSubmission } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { SelectField } from '@careline/ui/primitives/select-field';
import { useHttp, useNow } from '@careline/ui/provider';
import { type FormEvent, useState } from 'react';
import { liveStatusMessages } from './directory.messages.ts';

const MINUTES = ['15', '30', '60', '120', '240', '480'] as const;
type Minutes = (typeof MINUTES)[number];

/** Sets the user's own status for a while, or goes back to the automatic one. */
export function OwnStatusForm({ onSet }: { readonly onSet: () => void }) {
  const t = useMessages(liveStatusMessages);
  const locale = useLocale();
  const http = useHttp();
  const now = useNow();
  const announce = useAnnounce();
  const [status, setStatus] = useState<OwnStatus | ''>('');
  const [minutes, setMinutes] = useState<Minutes>('30');
  const { submit, busy, error } = useSubmission();
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const until = Math.floor(now() / 1000) + Number(minutes) * 60;
    const body = { own: status === '' ? null : { status, until } };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(setOwnStatus, { body, idempotencyKey: key }),
    );
    if (!sent) return;
    announce(t('setDone'));
    onSet();
  }
  return (
    <form
      data-print="hidden"
      onSubmit={(event) => void send(event)}
      className="flex flex-wrap items-end gap-2"
    >
      <SelectField
        label={t('own')}
        placeholder={t('derived')}
        options={OWN_STATUSES.map((value) => ({ value, label: ownStatusLabel(value, locale) }))}
        value={status}
        onChange={setStatus}
      />
      {status !== '' && (
        <SelectField
          label={t('until')}
          options={MINUTES.map((value) => ({ value, label: t('minutes', { count: Number(value) }) }))}
          value={minutes}
          onChange={(value) => value && setMinutes(value)}
        />
      )}
      <Button type="submit" busy={busy}>
        {t('set')}
      </Button>
      {error && <RequestFailed title={t('setFailed')} error={error} />}
    </form>
  );
}
