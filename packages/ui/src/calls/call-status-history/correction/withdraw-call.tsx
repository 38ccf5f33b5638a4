import { type Contact, MAX_CORRECTION_REASON } from '@careline/core/internal/calls';
import { createCallWithdrawal, reasonProblem } from '@careline/core/internal/calls/correction';
import { useMemo, useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog/index.ts';
import { newId, RequestFailed, useSubmission } from '../../../http/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { CheckField } from '../../../primitives/check-field/index.ts';
import { useHttp, useNow } from '../../../provider/index.ts';
import { callCorrectionMessages } from '../call-detail.messages.ts';
import { reasonWords } from './correct-call.tsx';

export interface WithdrawCallProps {
  readonly contact: Contact;
  /** The name of the patient who was called. */
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sends one withdrawal at a time, and returns the last failure for display. */
function useWithdrawal({ contact, onDone }: WithdrawCallProps) {
  const now = useNow();
  const http = useHttp();
  const withdrawal = useMemo(() => createCallWithdrawal({ http, contact, now, newId }), [http, contact, now]);
  const { busy, error, submit } = useSubmission();
  async function send(reason: string): Promise<void> {
    if (await submit(reason, () => withdrawal.withdraw(reason))) onDone();
  }
  return { busy, failure: error, send };
}

/** Withdraws a call to the wrong patient. Requires a reason and a second confirmation. */
export function WithdrawCall(props: WithdrawCallProps) {
  const { name, onClose } = props;
  const t = useMessages(callCorrectionMessages);
  const [confirmed, setConfirmed] = useState(false);
  const { busy, failure, send } = useWithdrawal(props);
  return (
    <ReasonDialog
      words={{
        title: t('withdrawTitle', { name }),
        keep: t('cancel'),
        action: t('withdraw'),
        reason: t('reasonWithdraw'),
        hint: t('reasonHint'),
      }}
      most={MAX_CORRECTION_REASON}
      problemOf={(reason) => reasonWords(reasonProblem(reason), t)}
      persistent
      busy={busy}
      failure={failure && <RequestFailed title={t('withdrawFailed')} error={failure} />}
      meaning={t('withdrawText')}
      isComplete={confirmed}
      more={(asked) => (
        <CheckField
          label={t('confirm', { name })}
          checked={confirmed}
          error={asked && !confirmed ? t('confirmRequired') : undefined}
          onChange={setConfirmed}
        />
      )}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
