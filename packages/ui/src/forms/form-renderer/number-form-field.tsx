import { formatReading } from '@careline/core/internal/formatting';
import {
  changeSince,
  type FieldProblem,
  MAX_REASON,
  type NumberField as NumberFieldDefinition,
  reasonKey,
  takesMeterWords,
  takesSign,
  unitKey,
} from '@careline/core/internal/forms';
import { METER_WORDS, type MeterWord } from '@careline/core/internal/observations';
import { type ReactNode, useState } from 'react';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { FormFieldProps } from './form-field-props.ts';
import { messages } from './form-renderer.messages.ts';
import { unitLabel } from './texts/unit-label.ts';
import { isQuestion, useFieldTexts } from './texts/use-field-texts.tsx';
import { useProblemText } from './texts/use-problem-text.ts';

type NumberProps = FormFieldProps<NumberFieldDefinition>;

const textAt = ({ values }: NumberProps, key: string): string => String(values[key] ?? '');

interface Remedy {
  readonly words: string;
  readonly use: () => void;
}

/** Returns one-press corrections, each labelled with its effect. Nothing changes automatically. */
function useRemedies({ problem, at, editor }: NumberProps): readonly Remedy[] {
  const t = useMessages(messages);
  const toUnit = (unit: string): Remedy => ({
    words: t('useUnit', { unit: unitLabel(unit) }),
    use: () => editor.setUnit(at, unit),
  });
  switch (problem?.code) {
    case 'swapped':
      return [{ words: t('swap'), use: () => editor.swap(at) }];
    case 'slip':
      return [toUnit(problem.unit)];
    case 'meter-low':
      return [
        { words: t('meterLow'), use: () => editor.setValue(at, 'LO' satisfies MeterWord) },
        ...(problem.meant === undefined ? [] : [toUnit(problem.meant)]),
      ];
    case 'decimal-slip':
      return [
        {
          words: t('useValue', { value: formatReading(problem.value, problem.unit) }),
          use: () => editor.setValue(at, problem.value),
        },
      ];
    default:
      return [];
  }
}

function Remedies(props: NumberProps) {
  const remedies = useRemedies(props);
  if (remedies.length === 0) return null;
  return (
    <span className="my-1 flex flex-wrap gap-2">
      {remedies.map(({ words, use }) => (
        <Button key={words} size="small" className="text-ink" onClick={use}>
          {words}
        </Button>
      ))}
    </span>
  );
}

/** Buttons for what a meter shows below and above its range, because a phone's number keys have no letters. */
function MeterWords(props: NumberProps) {
  const { at, field, editor } = props;
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  if (!takesMeterWords(field)) return null;
  const shown = textAt(props, field.key);
  return (
    <span data-print="hidden" className="flex gap-1">
      {METER_WORDS.map((word) => (
        <Button
          key={word}
          size="small"
          aria-label={t('meterShows', { field: labelOf(field.label), word })}
          aria-pressed={shown === word}
          className="px-2! aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold"
          onClick={() => {
            editor.setValue(at, shown === word ? '' : word);
            editor.leave(at);
          }}
        >
          {word}
        </Button>
      ))}
    </span>
  );
}

/**
 * Returns the question that a reason answers. It stays visible while the reason is typed, so that the field does not
 * jump.
 */
function useQuestion({ problem }: NumberProps, reason: string): FieldProblem | undefined {
  const [asked, setAsked] = useState(problem);
  if (isQuestion(problem) && problem !== asked) setAsked(problem);
  if (problem) return undefined;
  return reason !== '' && isQuestion(asked) ? asked : undefined;
}

function Reason(props: NumberProps & { readonly reason: string }) {
  const { id, at, field, editor, reason } = props;
  const t = useMessages(messages);
  const value = formatReading(textAt(props, field.key), textAt(props, unitKey(field)));
  return (
    <TextField
      id={`${id}-reason`}
      label={t('reason', { value })}
      value={reason}
      onChange={(text) => editor.setFieldReason(at, text)}
      maxLength={MAX_REASON}
      autoComplete="off"
      className="mt-2"
    />
  );
}

function withRemedy(text: ReactNode, props: NumberProps): ReactNode {
  return (
    <>
      {text} <Remedies {...props} />
    </>
  );
}

/** Shows the last value and, once the user has left the field, the change since then. */
function useSince(props: NumberProps, line: ReactNode): ReactNode {
  const t = useMessages(messages);
  const { last, face, field } = props;
  const change =
    last && face
      ? changeSince(last, textAt(props, field.key), textAt(props, unitKey(field)) || undefined)
      : undefined;
  if (change === undefined) return line;
  return (
    <>
      {line} · <span className="font-semibold text-ink tabular-nums">{t('since', { change })}</span>
    </>
  );
}

/** A number with its unit. Questions about it are answered by a correction or by a reason below it. */
export function NumberFormField(props: NumberProps) {
  const { at, field, values, problem, editor } = props;
  const { error, last, ...texts } = useFieldTexts(props);
  const problemText = useProblemText();
  const reason = textAt(props, reasonKey(field));
  const question = useQuestion(props, reason);
  const since = useSince(props, last);
  return (
    <>
      <NumberField
        {...texts}
        // Number keyboards on phones have no minus sign.
        inputMode={takesSign(field) || field.comparators ? 'text' : 'decimal'}
        value={textAt(props, field.key)}
        onChange={(text) => editor.setValue(at, text)}
        unit={textAt(props, unitKey(field))}
        units={field.units}
        unitLabel={unitLabel}
        onUnitChange={(unit) => editor.setUnit(at, unit)}
        beside={<MeterWords {...props} />}
        last={
          question ? (
            <>
              {since && <p>{since}</p>}
              {/* As large as the error that it replaces, so that nothing below moves. */}
              <p className="text-sm">
                {withRemedy(problemText(question, field, values), { ...props, problem: question })}
              </p>
            </>
          ) : (
            since
          )
        }
        error={problem && withRemedy(error, props)}
      />
      {(isQuestion(problem) || reason !== '') && <Reason {...props} reason={reason} />}
    </>
  );
}
