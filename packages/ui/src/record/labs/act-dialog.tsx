import {
  cancelLabOrder,
  type LabOrder,
  type LabReport,
  MAX_LAB_WHY,
  withdrawLabReport,
} from '@careline/core/internal/labs';
import { ReasonDialog } from '../../forms/reason-dialog/index.ts';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { labsMessages } from './labs.messages.ts';

/** An action that needs a reason. */
export type LabAct =
  | { readonly kind: 'cancel'; readonly order: LabOrder }
  | { readonly kind: 'withdraw'; readonly report: LabReport };

export interface ActDialogProps {
  readonly act: LabAct;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason for cancelling an order or withdrawing results. */
export function ActDialog({ act, onDone, onClose }: ActDialogProps) {
  const http = useHttp();
  const t = useMessages(labsMessages);
  const failureText = useFailureText();
  const sending = useSubmission();
  const { error } = sending;
  const isCancel = act.kind === 'cancel';
  const send = async (reason: string) => {
    const saved = await sending.submit<unknown>(reason, ({ id, key: idempotencyKey }) => {
      if (act.kind === 'cancel') {
        const { id: orderId, vitaId } = act.order;
        return http.call(cancelLabOrder, {
          body: { cancellation: { id: orderId, vitaId, reason } },
          idempotencyKey,
        });
      }
      const { id: reportId, vitaId } = act.report;
      return http.call(withdrawLabReport, {
        body: { withdrawal: { id, reportId, vitaId, reason } },
        idempotencyKey,
      });
    });
    if (saved) onDone(t(isCancel ? 'isCancelled' : 'isWithdrawn'));
  };
  const text =
    error?.code === 'conflict'
      ? t('conflict')
      : error?.code === 'case-sheet-access'
        ? t('notProvider')
        : error && failureText(error);
  return (
    <ReasonDialog
      words={{
        title: t(isCancel ? 'cancelTitle' : 'withdrawTitle'),
        keep: t('keep'),
        action: t(isCancel ? 'cancel' : 'withdraw'),
        reason: t('why'),
      }}
      meaning={t(isCancel ? 'cancelMeaning' : 'withdrawMeaning')}
      most={MAX_LAB_WHY}
      problemOf={(reason) => (reason.trim().length < 3 ? t('whyMissing') : undefined)}
      busy={sending.busy}
      failure={
        text && (
          <div role="alert">
            <FieldError>{text}</FieldError>
          </div>
        )
      }
      width="small"
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
