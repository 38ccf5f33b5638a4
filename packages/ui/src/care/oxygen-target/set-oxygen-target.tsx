import { isoDay } from '@careline/core/internal/formatting';
import { MAX_PRESCRIBER, setOxygenTarget } from '@careline/core/internal/trends';
import { type FormEvent, useId, useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { oxygenTargetMessages } from '../care.messages.ts';
import { useTargetFailureText } from './use-target-failure-text.ts';

export interface SetOxygenTargetProps {
  readonly vitaId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function SetOxygenTarget({ vitaId, onDone, onClose }: SetOxygenTargetProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const t = useMessages(oxygenTargetMessages);
  const textOf = useTargetFailureText();
  const form = useId();
  const today = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const [prescriber, setPrescriber] = useState('');
  const [since, setSince] = useState(today);
  const [asked, setAsked] = useState(false);
  const sending = useSubmission();
  const name = prescriber.trim();
  const dayProblem = since === '' ? t('sinceMissing') : since > today ? t('sinceFuture') : undefined;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (name === '' || dayProblem) return;
    const stored = await sending.submit(`${name} ${since}`, ({ id, key }) =>
      http.call(setOxygenTarget, {
        body: { target: { id, vitaId, since, prescriber: name } },
        idempotencyKey: key,
      }),
    );
    if (stored) onDone();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('setTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={sending.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p>{t('setFor')}</p>
        <p className="text-muted text-xs">{t('means')}</p>
        <TextField
          label={t('prescriber')}
          required
          autoComplete="off"
          maxLength={MAX_PRESCRIBER}
          value={prescriber}
          onChange={setPrescriber}
          error={asked && name === '' ? t('prescriberMissing') : undefined}
          data-autofocus
        />
        <DateField
          label={t('since')}
          required
          max={today}
          value={since}
          onChange={setSince}
          error={asked ? dayProblem : undefined}
        />
        {sending.error && <FieldError>{textOf(sending.error)}</FieldError>}
      </form>
    </Dialog>
  );
}
