import {
  type AnswerLabel,
  type AnswerLine,
  type AnswerSection,
  answerSections,
  type CallLog,
  type Contact,
} from '@careline/core/calls';
import { formatReading } from '@careline/core/formatting';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { callDetailMessages } from './call-detail.messages.ts';

function useLabel(): (label: AnswerLabel) => string {
  const formLabel = useFormLabel();
  return (label) => ('message' in label ? formLabel(label.message) : label.words);
}

function Value({ line }: { readonly line: AnswerLine }) {
  const t = useMessages(callDetailMessages);
  const labelOf = useLabel();
  if ('ticked' in line) return line.ticked ? t('yes') : t('no');
  if ('choices' in line) return line.choices.map(labelOf).join(', ');
  return formatReading(line.text, line.unit);
}

function Section({ section }: { readonly section: AnswerSection }) {
  const labelOf = useLabel();
  return (
    <section className="flex flex-col gap-1">
      <h4 className="font-medium first-letter:uppercase">{labelOf(section.label)}</h4>
      <dl className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-4 gap-y-1">
        {section.lines.map((line) => (
          <div key={line.key} className="contents">
            <dt className="text-muted first-letter:uppercase">{labelOf(line.label)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
              <Value line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface CallLogViewProps {
  readonly log: CallLog;
  readonly contact: Contact;
}

/** What was entered in a call, section by section, digits and units as entered. */
export function CallLogView({ log, contact }: CallLogViewProps) {
  const t = useMessages(callDetailMessages);
  const sections = answerSections(log, contact);
  if (sections.length === 0) return <p className="text-muted">{t('emptyLog')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </div>
  );
}
