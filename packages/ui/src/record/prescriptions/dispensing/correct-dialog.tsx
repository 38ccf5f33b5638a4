import {
  correctDispense,
  type Dispense,
  type IssuedLine,
  MAX_DISPENSE_REASON,
  type Prescription,
  quantityText,
} from '@careline/core/internal/prescriptions';
import { ReasonDialog } from '../../../forms/reason-dialog/index.ts';
import { useFailureText } from '../../../http/index.ts';
import { useSubmission } from '../../../http/use-submission.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { useHttp } from '../../../provider/index.ts';
import { dispensingMessages } from './dispensing.messages.ts';

export interface CorrectDialogProps {
  readonly line: IssuedLine;
  readonly prescription: Prescription;
  readonly dispense: Dispense;
  /** The encounter for validating prescriptions; null if only the author may correct. */
  readonly encounterId: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks why an entry is wrong, and records the counter entry. */
export function CorrectDialog(props: CorrectDialogProps) {
  const http = useHttp();
  const { line, prescription, dispense, encounterId, now, onDone, onClose } = props;
  const t = useMessages(dispensingMessages);
  const locale = useLocale();
  const failureText = useFailureText();
  const { busy, error, submit } = useSubmission(now);
  const send = async (reason: string) => {
    const { id: prescriptionId, vitaId } = prescription;
    const what = { vitaId, prescriptionId, lineId: line.id, dispenseId: dispense.id, encounterId, reason };
    const saved = await submit(JSON.stringify(what), ({ id, key: idempotencyKey }) =>
      http.call(correctDispense, { body: { correction: { id, ...what } }, idempotencyKey }),
    );
    if (saved) onDone(t('isCorrected'));
  };
  return (
    <ReasonDialog
      words={{
        title: t('correctTitle'),
        keep: t('keep'),
        action: t('correctAction'),
        reason: t('correctReason'),
      }}
      meaning={
        <>
          {dispense.product}, {quantityText(dispense.quantity, dispense.unit, locale)}. {t('correctMeaning')}
        </>
      }
      most={MAX_DISPENSE_REASON}
      problemOf={(text) => (text.trim().length < 3 ? t('correctReasonMissing') : undefined)}
      busy={busy}
      failure={
        error && (
          <div role="alert">
            <FieldError>{error.code === 'conflict' ? t('raced') : failureText(error)}</FieldError>
          </div>
        )
      }
      width="small"
      onConfirm={(text) => void send(text.trim())}
      onClose={onClose}
    />
  );
}
