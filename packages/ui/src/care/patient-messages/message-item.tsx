import {
  cancelMessage,
  messageChannelLabel,
  messageFailureLabel,
  messageWaitLabel,
  type PatientMessage,
  retryMessage,
} from '@careline/core/internal/communication';
import { phoneText } from '@careline/core/internal/patients';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useHttp, useNow } from '../../provider/index.ts';
import { patientMessagesMessages } from '../care.messages.ts';
import { MessageStateTags } from './message-state-tag.tsx';
import { useMessageFailureText } from './use-message-failure-text.ts';

export interface MessageItemProps {
  readonly message: PatientMessage;
  readonly mayWrite: boolean;
  /** The message may have changed. */
  readonly onChanged: () => void;
}

function Why({ message }: MessageItemProps) {
  const now = useNow();
  const whenOf = useWhen();
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const { state, waits, reason, notBefore } = message;
  if (state === 'failed' && reason) return <p>{messageFailureLabel(reason, locale)}</p>;
  if (!waits) return null;
  const isLater = waits !== 'not-configured' && notBefore !== null && notBefore * 1000 > now();
  const when = isLater ? whenOf(notBefore) : '';
  return (
    <p className="text-sm">
      {messageWaitLabel(waits, locale)} {when && t('goesOut', { when })}
    </p>
  );
}

function Actions({ message, onChanged }: MessageItemProps) {
  const http = useHttp();
  const t = useMessages(patientMessagesMessages);
  const textOf = useMessageFailureText();
  const saving = useSubmission();
  const { id, vitaId, state, waits, stateAt } = message;
  const change = async (endpoint: typeof retryMessage) => {
    await saving.submit(`${endpoint.name} ${stateAt}`, ({ key }) =>
      http.call(endpoint, { body: { message: { id, vitaId } }, idempotencyKey: key }),
    );
    onChanged();
  };
  return (
    <>
      {state === 'failed' && (
        <Button size="small" icon="refresh" busy={saving.busy} onClick={() => void change(retryMessage)}>
          {t('again')}
        </Button>
      )}
      {state === 'queued' && waits !== 'sending' && (
        <Button
          size="small"
          variant="quiet"
          icon="close"
          busy={saving.busy}
          onClick={() => void change(cancelMessage)}
        >
          {t('cancel')}
        </Button>
      )}
      {saving.error && <FieldError>{textOf(saving.error)}</FieldError>}
    </>
  );
}

export function MessageItem(props: MessageItemProps) {
  const { message, mayWrite } = props;
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const { channel, recipient, author, metaInfo } = message;
  const when = useWhen()(metaInfo.createdAt);
  const number = phoneText(recipient);
  return (
    <>
      <MessageStateTags message={message} />
      <p translate="no" className="wrap-anywhere" lang={message.locale} dir="auto">
        {message.body}
      </p>
      <Why {...props} />
      <p className="wrap-anywhere text-muted text-xs">
        <Untranslated parts={[number]}>
          {t('line', { channel: messageChannelLabel(channel, locale), recipient: number })}
        </Untranslated>
        <br />
        <Untranslated parts={[author.name]}>{t('sentBy', { when, name: author.name })}</Untranslated>
      </p>
      {mayWrite && <Actions {...props} />}
    </>
  );
}
