import type { CallLog, Contact } from '@careline/core/internal/calls';
import { answerSections } from '@careline/core/internal/calls/history';
import { AnswersView } from '../../forms/answers-view/index.ts';
import { useMessages } from '../../messages/index.ts';
import { callDetailMessages } from './call-detail.messages.ts';

export interface CallLogViewProps {
  readonly log: CallLog;
  readonly contact: Contact;
}

/** The entries of a call, section by section, with digits and units as entered. */
export function CallLogView({ log, contact }: CallLogViewProps) {
  const t = useMessages(callDetailMessages);
  const sections = answerSections(log, contact);
  if (sections.length === 0) return <p className="text-muted">{t('emptyLog')}</p>;
  return <AnswersView sections={sections} />;
}
