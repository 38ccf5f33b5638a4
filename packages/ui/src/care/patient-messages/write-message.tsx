import {
  MESSAGE_CHANNELS,
  MESSAGE_LANGUAGES,
  MESSAGE_TEMPLATES,
  type MessageLanguage,
  messageChannelLabel,
  messageTemplateLabel,
  sendEmail,
  sendSms,
  TEMPLATE_PARAMETERS,
} from '@careline/core/internal/communication';
import { isoDay } from '@careline/core/internal/formatting';
import { manualMetaInfo } from '@careline/core/internal/metrics';
import { patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { patientMessagesMessages } from '../care.messages.ts';
import type { CarePanelProps } from '../patient-care/care-panel.ts';
import { draftOf, filledParameters, firstEntries, type MessageEntries } from './message-draft.ts';
import { MessageText } from './message-text.tsx';
import { useMessageFailureText } from './use-message-failure-text.ts';
import { type PreviewState, useMessagePreview } from './use-message-preview.ts';

export interface WriteMessageProps extends CarePanelProps {
  /** The call the message belongs to. */
  readonly contactId?: string | undefined;
  /** Start of the next planned call in unix seconds. The first draft is about it. */
  readonly nextCallAt?: number | undefined;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

interface FieldsProps extends WriteMessageProps {
  readonly entries: MessageEntries;
  readonly onChange: (entries: MessageEntries) => void;
  readonly languages: readonly string[];
}

function When({ entries, onChange }: FieldsProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(patientMessagesMessages);
  const needed = TEMPLATE_PARAMETERS[entries.template];
  if (needed === null) return null;
  const fault = filledParameters(entries, { timeZone, now: now() }).fault;
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        <DateField
          showsWeekday
          label={t('day')}
          value={entries.day}
          min={isoDay(now() / 1000, timeZone) ?? undefined}
          onChange={(day) => onChange({ ...entries, day })}
          error={fault === 'isOver' ? t(fault) : undefined}
        />
        {needed === 'at' && (
          <DateField
            type="time"
            label={t('time')}
            value={entries.time}
            onChange={(time) => onChange({ ...entries, time })}
          />
        )}
      </div>
      {fault && fault !== 'isOver' && <p className="mt-1 text-muted text-xs">{t(fault)}</p>}
    </div>
  );
}

function Fields(props: FieldsProps) {
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const { entries, onChange, languages } = props;
  return (
    <>
      <SelectField
        label={t('what')}
        options={MESSAGE_TEMPLATES.map((value) => ({ value, label: messageTemplateLabel(value, locale) }))}
        value={entries.template}
        onChange={(template) => onChange({ ...entries, template: template || entries.template })}
      />
      <When {...props} />
      <div className="grid grid-cols-1 gap-3 @sm:grid-cols-2">
        <SelectField
          label={t('by')}
          options={MESSAGE_CHANNELS.map((value) => ({ value, label: messageChannelLabel(value, locale) }))}
          value={entries.channel}
          onChange={(channel) => onChange({ ...entries, channel: channel || entries.channel })}
        />
        <SelectField<MessageLanguage>
          label={t('language')}
          options={(languages as readonly MessageLanguage[]).map((value) => ({
            value,
            label: patientLanguageLabel(value, locale),
          }))}
          value={entries.locale || (languages[0] as MessageLanguage)}
          onChange={(language) => onChange({ ...entries, locale: language })}
        />
      </div>
    </>
  );
}

function Preview(props: { readonly state: PreviewState; readonly onRetry: () => void }) {
  const { state, onRetry } = props;
  const t = useMessages(patientMessagesMessages);
  const textOf = useMessageFailureText();
  return (
    <section aria-label={t('preview')} aria-busy={state.phase === 'loading'} className="flex flex-col gap-2">
      {state.phase !== 'none' && (
        <p aria-hidden="true" className="text-muted text-xs">
          {t('preview')}
        </p>
      )}
      {state.phase === 'loading' && <Skeleton lines={3} />}
      {state.phase === 'failed' && (
        <ErrorState title={textOf(state.error)} onRetry={onRetry} requestId={state.error.requestId} />
      )}
      {state.phase === 'ready' && <MessageText preview={state.value} />}
    </section>
  );
}

/** Chooses a message, previews it as the patient will read it, and sends it. */
export function WriteMessage(props: WriteMessageProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { vitaId, contactId, nextCallAt, onSent, onCancel } = props;
  const t = useMessages(patientMessagesMessages);
  const textOf = useMessageFailureText();
  const sending = useSubmission();
  const [entries, setEntries] = useState(() => firstEntries(nextCallAt, timeZone));
  const [languages, setLanguages] = useState<readonly string[]>(MESSAGE_LANGUAGES);
  const draft = draftOf(vitaId, entries, { timeZone, now: now() });
  const { state, retry } = useMessagePreview(http, draft);
  const preview = state.phase === 'ready' ? state.value : undefined;
  if (preview && preview.languages.join() !== languages.join()) setLanguages(preview.languages);
  const send = async () => {
    if (!draft || !preview) return;
    const { channel, ...wording } = draft;
    const sent = await sending.submit(JSON.stringify(draft), ({ id, key }) =>
      http.call(channel === 'sms' ? sendSms : sendEmail, {
        // Send the language of the preview, even if the patient's language has changed since.
        body: {
          message: {
            ...wording,
            id,
            locale: preview.locale as MessageLanguage,
            ...(contactId && { contactId }),
            metaInfo: manualMetaInfo(now()),
          },
        },
        idempotencyKey: key,
      }),
    );
    if (sent) onSent();
    else retry();
  };
  return (
    <div className="@container flex w-full flex-col gap-3">
      <Fields {...props} entries={entries} onChange={setEntries} languages={languages} />
      <Preview state={state} onRetry={retry} />
      {sending.error && <FieldError>{textOf(sending.error)}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          icon="check"
          busy={sending.busy}
          disabled={!preview || preview.obstacle !== null}
          onClick={() => void send()}
        >
          {t(`send_${entries.channel}`)}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('cancelWriting')}
        </Button>
      </div>
    </div>
  );
}
