import { fieldAt, fieldPath } from '@careline/core/internal/forms';
import { type ConcurrentChange, changeForm } from '@careline/core/internal/patients/registration-change';
import { useEffect, useId, useRef } from 'react';
import { useValueText } from '../../forms/form-renderer/index.ts';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useParts } from '../../store/index.ts';
import type { PatientSurroundings } from './change-surroundings.ts';
import { messages } from './registration-change.messages.ts';
import { useFieldText } from './use-field-text.ts';

type NoticeProps = Pick<PatientSurroundings, 'session' | 'patient'> & {
  readonly concurrentChange: ConcurrentChange;
};

function TheirChanges({ concurrentChange }: NoticeProps) {
  const t = useMessages(messages);
  const textOf = useFieldText();
  const listed = (lines: readonly string[]) => lines.join('; ') || t('nothing');
  return (
    <ul className="list-disc ps-6">
      {concurrentChange.changes.map((change) => {
        const { label, before, after } = textOf(change);
        const words = { field: label, before: listed(before), after: listed(after) };
        return (
          <li key={change.field} className="wrap-anywhere">
            {t('meanwhileChange', words)}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists fields that both users changed. The form contains one value, and a button applies the other. */
function Overlaps({ session, patient }: NoticeProps) {
  const { overlaps } = useParts(session.store, ['overlaps']);
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const valueText = useValueText();
  const form = changeForm(patient);
  return overlaps.map(({ at, theirs }) => {
    const field = fieldAt(form, at);
    const text = (field && valueText(field, { value: theirs })) || t('nothing');
    return (
      <div key={fieldPath(at)} className="flex flex-wrap items-center justify-between gap-2">
        <p className="wrap-anywhere">
          {t('overlap', { field: field ? labelOf(field.label) : at.key, theirs: text })}
        </p>
        <Button size="small" onClick={() => session.takeTheirs(at)}>
          {t('takeTheirs', { theirs: text })}
        </Button>
      </div>
    );
  });
}

/** Says that a colleague changed the patient: who, what, and which fields both users changed. No entry is lost. */
export function ConcurrentChangeNotice(props: NoticeProps) {
  const { session, concurrentChange } = props;
  const t = useMessages(messages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { by } = concurrentChange;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-2 rounded-card border border-warning bg-warning-soft p-4 text-on-warning-soft"
    >
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {by ? t('meanwhileBy', { name: by.name }) : t('meanwhile')}
      </h3>
      <TheirChanges {...props} />
      <Overlaps {...props} />
      <p>{t('meanwhileText')}</p>
      <Button onClick={session.settle}>{t('understood')}</Button>
    </section>
  );
}
