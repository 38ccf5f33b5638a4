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
  /** The name of a file by its id; undefined where it is not known. */
  readonly nameOf?: (id: string) => string | undefined;
}

/** A value in words; of a field that the form does not know, as it is stored. */
function useStatedText(form: FormDefinition, nameOf: CallChangesProps['nameOf']) {
  const t = useMessages(callCorrectionMessages);
  const valueText = useValueText(nameOf);
  return ({ at }: FormChange, stated: Stated | undefined): string => {
    if (stated === undefined) return t('notAnswered');
    const field = fieldAt(form, at);
    return field ? valueText(field, stated) : String(stated.value);
  };
}

/** Where a change is, in words: the field under its section, with its number where there are several rows. */
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

/** What differs between two versions of a log, field by field. */
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
