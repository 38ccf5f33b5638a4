import {
  type EncounterBill,
  type PaymentLink,
  previewLinkMessage,
  sendPaymentLink,
} from '@careline/core/internal/billing';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  messageChannelLabel,
} from '@careline/core/internal/communication';
import { ofPatient } from '@careline/core/internal/http';
import { useState } from 'react';
import { MessageText, useMessageFailureText } from '../../care/patient-messages/index.ts';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp } from '../../provider/index.ts';
import { encounterBillMessages } from '../billing.messages.ts';
import { BillDialog } from './bill-dialog.tsx';
import { type BillKey, useBillAct } from './use-bill.ts';

export interface SendLinkDialogProps {
  readonly bill: BillKey;
  readonly link: PaymentLink;
  /** Those by which the patient can be written to; at least one. */
  readonly channels: readonly string[];
  readonly onSent: (bill: EncounterBill) => void;
  readonly onClose: () => void;
}

/** Shows the message that takes a payment link to the patient, and sends it. */
export function SendLinkDialog({ bill, link, channels, onSent, onClose }: SendLinkDialogProps) {
  const t = useMessages(encounterBillMessages);
  const locale = useLocale();
  const http = useHttp();
  const textOf = useMessageFailureText();
  const { send, busy, error } = useBillAct(bill);
  const offered = MESSAGE_CHANNELS.filter((channel) => channels.includes(channel));
  const [channel, setChannel] = useState<MessageChannel>(offered[0] ?? 'sms');
  const { vitaId, encounterId } = bill;
  const { state, retry } = useQuery(
    [http, vitaId, encounterId, link.id, channel],
    async (signal) => {
      const body = { vitaId, encounterId, linkId: link.id, channel };
      const answer = await http.call(previewLinkMessage, { body, signal });
      return ofPatient(answer, vitaId, previewLinkMessage).data;
    },
    { endpoint: previewLinkMessage.name },
  );
  const preview = state.phase === 'ready' ? state.value : undefined;
  const finish = async () => {
    const sent = await send(sendPaymentLink, (id) => ({ id, linkId: link.id, channel }));
    if (sent) onSent(sent);
  };
  return (
    <BillDialog
      title={t('sendLinkTitle')}
      act={t('sendMessage')}
      busy={busy}
      error={undefined}
      onSubmit={() => preview?.obstacle === null && void finish()}
      onClose={onClose}
    >
      {offered.length > 1 && (
        <SelectField
          label={t('channel')}
          options={offered.map((value) => ({ value, label: messageChannelLabel(value, locale) }))}
          value={channel}
          onChange={(value) => setChannel(value || channel)}
        />
      )}
      {state.phase === 'loading' && <Skeleton lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('previewFailed')} onRetry={retry} error={state.error} />
      )}
      {preview && <MessageText preview={preview} />}
      {error && <FieldError>{textOf(error)}</FieldError>}
    </BillDialog>
  );
}
