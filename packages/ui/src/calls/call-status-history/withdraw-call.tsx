import { type Contact, MAX_CORRECTION_REASON } from '@careline/core/calls';
import { createCallWithdrawal, reasonProblem } from '@careline/core/calls/correction';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useMemo, useState } from 'react';
import { newId, useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { callCorrectionMessages } from './call-correction.messages.ts';
import { reasonWords } from './correct-call.tsx';

export interface WithdrawCallProps {
  readonly http: HttpClient;
  readonly contact: Contact;
  /** Whom the call was to, in words. */
  readonly name: string;
  readonly now: () => number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sends the withdrawal once at a time; what failed is kept to be shown. */
function useWithdrawal({ http, contact, now, onDone }: WithdrawCallProps) {
  const withdrawal = useMemo(() => createCallWithdrawal({ http, contact, now, newId }), [http, contact, now]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HttpError>();
  async function send(reason: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await withdrawal.withdraw(reason);
      onDone();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setBusy(false);
      setFailure(error);
    }
  }
  return { busy, failure, send };
}

/** Withdraws a call from the wrong patient: with a reason, and confirmed a second time. */
export function WithdrawCall(props: WithdrawCallProps) {
  const { name, onClose } = props;
  const t = useMessages(callCorrectionMessages);
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, failure, send } = useWithdrawal(props);
  const problem = asked ? reasonProblem(reason) : undefined;
  const withdraw = () => {
    setAsked(true);
    if (confirmed && reasonProblem(reason) === undefined) void send(reason);
  };
  return (
    <Dialog
      open
      persistent
      title={t('withdrawTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <ErrorState title={t('withdrawFailed')} requestId={failure.requestId}>
            {failureText(failure)}
          </ErrorState>
        )}
        <p>{t('withdrawText')}</p>
        <TextArea
          label={t('reasonWithdraw')}
          hint={t('reasonHint')}
          value={reason}
          error={reasonWords(problem, t)}
          maxLength={MAX_CORRECTION_REASON}
          onChange={setReason}
        />
        <CheckField
          label={t('confirm', { name })}
          checked={confirmed}
          error={asked && !confirmed ? t('confirmRequired') : undefined}
          onChange={setConfirmed}
        />
      </div>
    </Dialog>
  );
}
