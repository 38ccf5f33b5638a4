import { formatReading } from '@careline/core/formatting';
import {
  type FieldProblem,
  MAX_REASON,
  type NumberField as NumberFieldDefinition,
  reasonKey,
  unitKey,
} from '@careline/core/forms';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { FormFieldProps } from './form-field-props.ts';
import { messages } from './form-renderer.messages.ts';
import { unitLabel } from './unit-label.ts';
import { useFieldTexts } from './use-field-texts.tsx';
import { useProblemText } from './use-problem-text.ts';

type NumberProps = FormFieldProps<NumberFieldDefinition>;

/** A problem that a reason answers. */
const isQuestion = (problem: FieldProblem | undefined): boolean =>
  problem?.code === 'slip' ||
  problem?.code === 'unlikely' ||
  (problem?.code === 'decimal-slip' && problem.possible === true);

const textAt = ({ values }: NumberProps, key: string): string => String(values[key] ?? '');

/** The words of the one press that puts a slip right, and what it does; it changes nothing by itself. */
function useRemedy({ problem, at, handlers }: NumberProps) {
  const t = useMessages(messages);
  switch (problem?.code) {
    case 'swapped':
      return { words: t('swap'), use: () => handlers.onSwap(at) };
    case 'slip':
      return {
        words: t('useUnit', { unit: unitLabel(problem.unit) }),
        use: () => handlers.onUnitChange(at, problem.unit),
      };
    case 'decimal-slip':
      return {
        words: t('useValue', { value: formatReading(problem.value, problem.unit) }),
        use: () => handlers.onChange(at, problem.value),
      };
    default:
      return undefined;
  }
}

function Remedy(props: NumberProps) {
  const remedy = useRemedy(props);
  if (!remedy) return null;
  return (
    <span className="block">
      <Button size="small" className="my-1 text-ink" onClick={remedy.use}>
        {remedy.words}
      </Button>
    </span>
  );
}

/**
 * The question that a reason answers. It stays in sight while the reason is written: what is typed into must not jump
 * away with the first letter.
 */
function useQuestion({ problem }: NumberProps, reason: string): FieldProblem | undefined {
  const [asked, setAsked] = useState(problem);
  if (isQuestion(problem) && problem !== asked) setAsked(problem);
  if (problem) return undefined;
  return reason !== '' && isQuestion(asked) ? asked : undefined;
}

function Reason(props: NumberProps & { readonly reason: string }) {
  const { id, at, field, handlers, reason } = props;
  const t = useMessages(messages);
  const value = formatReading(textAt(props, field.key), textAt(props, unitKey(field)));
  return (
    <TextField
      id={`${id}-reason`}
      label={t('reason', { value })}
      value={reason}
      onChange={(text) => handlers.onReasonChange(at, text)}
      maxLength={MAX_REASON}
      autoComplete="off"
      className="mt-2"
    />
  );
}

function withRemedy(text: ReactNode, props: NumberProps): ReactNode {
  return (
    <>
      {text} <Remedy {...props} />
    </>
  );
}

/** A number with its unit. What is asked about it is answered by a correction or, directly under it, by a reason. */
export function NumberFormField(props: NumberProps) {
  const { at, field, values, problem, handlers } = props;
  const { error, last, ...texts } = useFieldTexts(props);
  const problemText = useProblemText();
  const reason = textAt(props, reasonKey(field));
  const question = useQuestion(props, reason);
  return (
    <>
      <NumberField
        {...texts}
        value={textAt(props, field.key)}
        onChange={(text) => handlers.onChange(at, text)}
        unit={textAt(props, unitKey(field))}
        units={field.units}
        unitLabel={unitLabel}
        onUnitChange={(unit) => handlers.onUnitChange(at, unit)}
        last={
          question ? (
            <>
              {last && <p>{last}</p>}
              <p>{withRemedy(problemText(question, field, values), { ...props, problem: question })}</p>
            </>
          ) : (
            last
          )
        }
        error={problem && withRemedy(error, props)}
      />
      {(isQuestion(problem) || reason !== '') && <Reason {...props} reason={reason} />}
    </>
  );
}
