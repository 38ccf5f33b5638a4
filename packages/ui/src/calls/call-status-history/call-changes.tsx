import { labelFromKey } from '@careline/core/internal/formatting';
import {
  type FormChange,
  type FormDefinition,
  fieldAt,
  fieldPath,
  type Stated,
} from '@careline/core/internal/forms';
import { useValueText } from '../../forms/form-renderer/index.ts';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { callCorrectionMessages } from './call-detail.messages.ts';

export interface CallChangesProps {
  readonly form: FormDefinition;
  readonly changes: readonly FormChange[];
  /** Returns the name of a file by its id, or undefined if it is unknown. */
  readonly nameOf?: (id: string) => string | undefined;
}

/** Returns a value in words, or the stored value if the form has no such field. */
function useStatedText(form: FormDefinition, nameOf: CallChangesProps['nameOf']) {
  const t = useMessages(callCorrectionMessages);
  const valueText = useValueText(nameOf);
  return ({ at }: FormChange, stated: Stated | undefined): string => {
    if (stated === undefined) return t('notAnswered');
    const field = fieldAt(form, at);
    return field ? valueText(field, stated) : String(stated.value);
  };
}

/** Returns the label of a change's field: section, row number if there are several rows, and field. */
function usePlace(form: FormDefinition) {
  const t = useMessages(callCorrectionMessages);
  const formLabel = useFormLabel();
  return ({ at }: FormChange): string => {
    const section = form.sections.find(({ key }) => key === at.section);
    const part = section ? formLabel(section.label) : labelFromKey(at.section);
    const field = fieldAt(form, at);
    const name = field ? formLabel(field.label) : labelFromKey(at.key);
    const place = at.row === undefined ? part : t('inRow', { section: part, number: at.row + 1 });
    return `${place}: ${name}`;
  };
}

export function CallChanges({ form, changes, nameOf }: CallChangesProps) {
  const t = useMessages(callCorrectionMessages);
  const text = useStatedText(form, nameOf);
  const place = usePlace(form);
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {changes.map((change) => (
        <li key={fieldPath(change.at)} className="wrap-anywhere tabular-nums">
          <span className="text-muted">{place(change)}</span>{' '}
          {t('beforeAfter', { before: text(change, change.before), after: text(change, change.after) })}
        </li>
      ))}
    </ul>
  );
}
