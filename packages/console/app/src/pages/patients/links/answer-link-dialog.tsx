import type { HttpError } from '@careline/core/internal/http';
import { answerLink, MAX_LINK_REASON, type OpenLink } from '@careline/core/internal/patients/duplicates';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { TextArea } from '@careline/ui/primitives/text-area';
import { type FormEvent, useId, useState } from 'react';
import { useSave } from '../../../administration/use-form-save.ts';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { linksMessages } from '../patients.messages.ts';

export interface AnswerLinkDialogProps {
  readonly request: OpenLink;
  readonly grants: boolean;
  readonly onAnswered: () => void;
  /** The request is answered or no longer open: reload. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

function Failure({ error }: { readonly error: HttpError }) {
  const t = useMessages(linksMessages);
  const time = useTimes();
  const by = error.problem?.by;
  if (error.code === 'conflict') {
    return (
      <ErrorState title={t('answerFailed')}>
        {by ? t('alreadyBy', { name: by.name, time: time(by.at) }) : t('already')}
      </ErrorState>
    );
  }
  return <RequestFailed title={t('answerFailed')} error={error} />;
}

/** Confirms opening a record to another facility, or asks why it is refused. */
export function AnswerLinkDialog({ request, grants, onAnswered, onStale, onClose }: AnswerLinkDialogProps) {
  const t = useMessages(linksMessages);
  const { http } = useConsole();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { id, patient, facility } = request;
  const { save, saving, error } = useSave((text: string, idempotencyKey) => {
    const who = { id, vitaId: patient.vitaId };
    return http.call(answerLink, {
      body: grants ? { ...who, answer: 'grant' } : { ...who, answer: 'refuse', reason: text },
      idempotencyKey,
    });
  });
  const words = { name: patient.appUserInfo.name, facility: facility.name };
  const lacksReason = !grants && reason.trim() === '';
  const isStale = error?.code === 'conflict' || error?.code === 'not-found';
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!lacksReason && (await save(reason.trim()))) onAnswered();
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t(grants ? 'grantTitle' : 'refuseTitle', words)}
      onClose={isStale ? onStale : onClose}
      actions={
        isStale ? (
          <Button variant="primary" onClick={onStale}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant={grants ? 'primary' : 'danger'} type="submit" form={form} busy={saving}>
              {t(grants ? 'grantDo' : 'refuseDo')}
            </Button>
          </>
        )
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        {error && <Failure error={error} />}
        {grants ? (
          <p>{t('grantMeaning', words)}</p>
        ) : (
          <TextArea
            label={t('refuseReason')}
            hint={t('refuseHint', words)}
            required
            rows={2}
            maxLength={MAX_LINK_REASON}
            value={reason}
            error={tried && lacksReason ? t('fault.reason') : undefined}
            onChange={setReason}
            data-autofocus
          />
        )}
      </form>
    </Dialog>
  );
}
