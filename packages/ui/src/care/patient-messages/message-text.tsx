import {
  isReadMessageLanguage,
  type MessagePreview,
  messageFailureLabel,
} from '@careline/core/internal/communication';
import { phoneText } from '@careline/core/internal/patients';
import { patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { patientMessagesMessages } from '../care.messages.ts';

export interface MessageTextProps {
  readonly preview: MessagePreview;
}

/** Things to know before sending. */
function Notes({ preview }: MessageTextProps) {
  const whenOf = useWhen();
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const { waits, notBefore, simulated, locale: written } = preview;
  const when = whenOf(notBefore);
  const notes = [
    !isReadMessageLanguage(written) && t('unread', { language: patientLanguageLabel(written, locale) }),
    simulated && t('simulated'),
    waits === 'not-configured' && t('notConfigured'),
    waits === 'quiet-hours' && t('goesAt', { when }),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="flex items-start gap-2 text-sm">
      <Icon name="info" size={18} className="mt-0.5 shrink-0 text-muted" />
      {note}
    </p>
  ));
}

/** A message as the patient will read it, with what prevents sending it or what to know before. */
export function MessageText({ preview }: MessageTextProps) {
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const { recipient, subject, body, parts, obstacle, locale: language } = preview;
  return (
    <>
      <div className="rounded-control border border-line bg-sunken px-3 py-2">
        {subject && (
          <p className="wrap-anywhere font-semibold" lang={language} dir="auto">
            {subject}
          </p>
        )}
        <p className="wrap-anywhere" lang={language} dir="auto">
          {body}
        </p>
        <p className="wrap-anywhere pt-1 text-muted text-xs tabular-nums">
          {[recipient && t('to', { recipient: phoneText(recipient) }), parts && t('parts', { count: parts })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {obstacle ? (
        <FieldError>{messageFailureLabel(obstacle, locale)}</FieldError>
      ) : (
        <Notes preview={preview} />
      )}
    </>
  );
}
