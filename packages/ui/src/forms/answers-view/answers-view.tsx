import { formatReading } from '@careline/core/internal/formatting';
import type { AnswerLabel, AnswerLine, AnswerSection } from '@careline/core/internal/forms';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { useDateText } from '../form-renderer/index.ts';
import { answersViewMessages } from './answers-view.messages.ts';

/** Returns the label of an answer: the form's own, or the text as stored. */
export function useAnswerLabel(): (label: AnswerLabel) => string {
  const formLabel = useFormLabel();
  return (label) => ('message' in label ? formLabel(label.message) : label.words);
}

/** Dates and times are stored only in this form. Anything else is shown as entered. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

export function AnswerText({ line }: { readonly line: AnswerLine }) {
  const dateText = useDateText();
  const t = useMessages(answersViewMessages);
  const labelOf = useAnswerLabel();
  if ('ticked' in line) return line.ticked ? t('yes') : t('no');
  if ('choices' in line) return line.choices.map(labelOf).join(', ');
  return DATE.test(line.text) ? dateText(line.text) : formatReading(line.text, line.unit);
}

function Lines({ lines }: { readonly lines: readonly AnswerLine[] }) {
  const t = useMessages(answersViewMessages);
  const labelOf = useAnswerLabel();
  return (
    <dl className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-4 gap-y-1">
      {lines.map((line) => (
        <div key={line.key} className="contents">
          <dt className="wrap-anywhere text-muted first-letter:uppercase">{labelOf(line.label)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line tabular-nums">
            <AnswerText line={line} />
            {'reason' in line && <p className="text-muted">{t('reason', { reason: line.reason ?? '' })}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One of several repeated answers: "Medicine 2 of 3" and its lines. */
function Row({ section, index }: { readonly section: AnswerSection; readonly index: number }) {
  const t = useMessages(answersViewMessages);
  const labelOf = useAnswerLabel();
  const { rows, rowLabel, label } = section;
  const row = labelOf(rowLabel ?? label);
  return (
    <li data-print="together" className="flex flex-col gap-1 border-line border-s-2 ps-3">
      <h5 className="text-sm first-letter:uppercase">
        {t('rowOf', { row, number: index + 1, count: rows.length })}
      </h5>
      <Lines lines={rows[index] ?? []} />
    </li>
  );
}

function Section({ section }: { readonly section: AnswerSection }) {
  const labelOf = useAnswerLabel();
  const { lines, rows } = section;
  return (
    <section className="flex flex-col gap-1" data-print={rows.length > 0 ? undefined : 'together'}>
      <h4 className="break-after-avoid font-medium first-letter:uppercase">{labelOf(section.label)}</h4>
      {lines.length > 0 && <Lines lines={lines} />}
      {rows.length > 0 && (
        <ol className="flex flex-col gap-2">
          {rows.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are stored in their order and have no other name
            <Row key={index} section={section} index={index} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Shows stored answers by section, with numbers and units as entered. */
export function AnswersView({ sections }: { readonly sections: readonly AnswerSection[] }) {
  return (
    <div className="flex flex-col gap-4">
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </div>
  );
}
