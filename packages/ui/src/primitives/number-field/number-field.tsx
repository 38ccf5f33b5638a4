import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { controlClass, Field, type FieldTexts } from '../field/index.ts';
import { messages } from './number-field.messages.ts';

export interface NumberFieldProps
  extends Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'type'> {
  readonly label: string;
  /** The text as typed: nothing is rounded, converted or thrown away. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The unit in force. */
  readonly unit?: string;
  /** Units to choose from; with one or none the unit is plain text. */
  readonly units?: readonly string[];
  readonly onUnitChange?: (unit: string) => void;
  /** How a unit is shown; as it is without this. */
  readonly unitLabel?: (unit: string) => string;
  /** The last value and its date, under the field. */
  readonly last?: ReactNode;
}

type UnitProps = Pick<NumberFieldProps, 'label' | 'unit' | 'units' | 'onUnitChange' | 'disabled'> & {
  readonly unitLabel: (unit: string) => string;
  readonly id: string;
};

const asItIs = (unit: string): string => unit;

function Unit({ id, label, unit, units = [], onUnitChange, unitLabel, disabled }: UnitProps) {
  const t = useMessages(messages);
  if (!unit) return null;
  if (units.length < 2 || !onUnitChange) {
    return (
      <span id={id} className="whitespace-nowrap text-muted text-sm">
        {unitLabel(unit)}
      </span>
    );
  }
  return (
    <select
      aria-label={t('unitOf', { label })}
      value={unit}
      disabled={disabled}
      onChange={(event) => onUnitChange(event.currentTarget.value)}
      className={`${controlClass} w-auto!`}
    >
      {units.map((choice) => (
        <option key={choice} value={choice}>
          {unitLabel(choice)}
        </option>
      ))}
    </select>
  );
}

/** A number with its unit. A plain text input underneath: the wheel and the arrow keys never change a reading. */
export function NumberField({
  label,
  hint,
  error,
  hideLabel,
  required,
  aside,
  id,
  className,
  value,
  onChange,
  unit,
  units,
  onUnitChange,
  unitLabel = asItIs,
  last,
  ...native
}: NumberFieldProps) {
  const texts = { label, hint, error, hideLabel, required, aside, id, className };
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <div className="flex items-center gap-2">
            <input
              autoComplete="off"
              {...native}
              {...control}
              aria-describedby={
                [control['aria-describedby'], `${control.id}-unit`, last && `${control.id}-last`]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              type="text"
              inputMode="decimal"
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={`${controlClass} max-w-32 tabular-nums`}
            />
            <Unit
              id={`${control.id}-unit`}
              label={label}
              unit={unit}
              units={units}
              onUnitChange={onUnitChange}
              unitLabel={unitLabel}
              disabled={native.disabled}
            />
          </div>
          {last && (
            <div id={`${control.id}-last`} className="text-muted text-sm tabular-nums">
              {last}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
