import type { FieldProblem } from '@careline/core/internal/forms';
import type { KeyboardEvent } from 'react';
import { useFormLabel } from '../../../messages/index.ts';
import { ariaPress, isPress, usePressHere } from '../../../primitives/shortcut/index.ts';
import { ValueStatus } from '../../value-status/index.ts';
import type { FormFieldProps } from '../form-field-props.ts';
import { useLastLine } from '../rows/use-last-line.ts';
import { UnchangedButton } from '../unchanged-button.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useValueText } from './use-value-text.ts';

/** Returns whether a reason can answer the problem, because the value may be right. */
export const isQuestion = (problem: FieldProblem | undefined): boolean =>
  problem?.code === 'slip' ||
  problem?.code === 'unlikely' ||
  problem?.code === 'meter-low' ||
  (problem?.code === 'decimal-slip' && problem.possible === true);

/** Returns what every control needs besides its value: label, error, last value, and Alt+U to enter that again. */
export function useFieldTexts({
  id,
  at,
  field,
  values,
  problem,
  last,
  note,
  face,
  required,
  editor,
  uploads,
}: FormFieldProps) {
  const labelOf = useFormLabel();
  const label = labelOf(field.label);
  const problemText = useProblemText();
  const valueText = useValueText(uploads?.nameOf);
  const lastLine = useLastLine();
  usePressHere('unchanged', last !== undefined);
  const enterLast = () => editor.setUnchanged(at);
  const value = last && valueText(field, last);
  return {
    id,
    label,
    hint: field.hint && labelOf(field.hint),
    required,
    error: problem && problemText(problem, field, values),
    judged: face && (!problem || isQuestion(problem)) && <ValueStatus face={face} act />,
    last: last && value !== undefined ? lastLine(value, last) : note,
    aside: value !== undefined && <UnchangedButton field={label} value={value} onUnchanged={enterLast} />,
    'aria-keyshortcuts': last && ariaPress('unchanged'),
    onBlur: () => editor.leave(at),
    onKeyDown(event: KeyboardEvent) {
      if (!isPress('unchanged', event.nativeEvent)) return;
      event.preventDefault();
      if (last) enterLast();
    },
  };
}
