import { formatReading } from '@careline/core/formatting';
import { type FieldProblem, type NumberField as NumberFieldDefinition, unitKey } from '@careline/core/forms';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import type { FormFieldProps } from './form-field-props.ts';
import { messages } from './form-renderer.messages.ts';
import { LastValueLine } from './last-value-line.tsx';
import { UnchangedButton } from './unchanged-button.tsx';
import { unitLabel } from './unit-label.ts';
import { useProblemText } from './use-problem-text.ts';

type NumberProps = FormFieldProps<NumberFieldDefinition>;

/** Another unit of the field in which the number would be possible: the likeliest slip. */
function likelyUnit(field: NumberFieldDefinition, text: string, problem: FieldProblem): string | undefined {
  if (problem.code !== 'impossible') return undefined;
  const value = Number(text);
  return field.units.find((unit) => {
    const limits = field.limits[unit];
    return unit !== problem.unit && limits !== undefined && value >= limits.min && value <= limits.max;
  });
}

function Remedy({ text, onUse, button }: { text?: string; button: string; onUse: () => void }) {
  return (
    <>
      {text && <> {text}</>}{' '}
      <Button size="small" className="my-1 text-ink" onClick={onUse}>
        {button}
      </Button>
    </>
  );
}

function useError({ field, section, values, problem, onSwap, onUnitChange }: NumberProps): ReactNode {
  const t = useMessages(messages);
  const textOf = useProblemText();
  if (!problem) return undefined;
  const text = String(values[field.key] ?? '').trim();
  const unit = likelyUnit(field, text, problem);
  return (
    <>
      {textOf(problem)}
      {problem.code === 'swapped' && <Remedy button={t('swap')} onUse={() => onSwap(section.key)} />}
      {unit !== undefined && (
        <Remedy
          text={t('otherUnit', { value: formatReading(text, unit) })}
          button={t('useUnit', { unit: unitLabel(unit) })}
          onUse={() => onUnitChange(section.key, field.key, unit)}
        />
      )}
    </>
  );
}

/** A number with its unit and its last value; Alt+U enters the last value again. */
export function NumberFormField(props: NumberProps) {
  const { id, field, section, values, last, timeZone, onChange, onUnitChange, onUnchanged, onLeave } = props;
  const label = useFormLabel()(field.label);
  const error = useError(props);
  const enterLast = () => onUnchanged(section.key, field.key);
  const onKeyDown = (event: KeyboardEvent) => {
    // By its place on the keyboard: with Alt held, some layouts write another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyU') return;
    event.preventDefault();
    if (last) enterLast();
  };
  return (
    <NumberField
      id={id}
      label={label}
      value={String(values[field.key] ?? '')}
      onChange={(text) => onChange(section.key, field.key, text)}
      unit={String(values[unitKey(field)] ?? '')}
      units={field.units}
      unitLabel={unitLabel}
      onUnitChange={(unit) => onUnitChange(section.key, field.key, unit)}
      error={error}
      onKeyDown={onKeyDown}
      onBlur={() => onLeave(section.key, field.key)}
      last={last && <LastValueLine last={last} timeZone={timeZone} />}
      aside={last && <UnchangedButton last={last} field={label} onUnchanged={enterLast} />}
    />
  );
}
