import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { controlClass, describedBy, Field, type FieldTexts, splitFrame } from '../field/index.ts';
import { numberFieldMessages } from '../further-primitives.messages.ts';

export interface NumberFieldProps
  extends Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'type'> {
  readonly label: string;
  /** The text as typed: never rounded, converted or discarded. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly unit?: string;
  /** Units to choose from. With one or none, the unit is plain text. */
  readonly units?: readonly string[];
  readonly onUnitChange?: (unit: string) => void;
  /** Shown at the end of the control's line. */
  readonly beside?: ReactNode;
  /** Formats a unit; unchanged by default. */
  readonly unitLabel?: (unit: string) => string;
}

const asItIs = (unit: string): string => unit;

type UnitChoiceProps = Required<
  Pick<NumberFieldProps, 'label' | 'unit' | 'units' | 'onUnitChange' | 'unitLabel'>
> &
  Pick<NumberFieldProps, 'disabled'>;

function UnitChoice({ label, unit, units, onUnitChange, unitLabel, disabled }: UnitChoiceProps) {
  const t = useMessages(numberFieldMessages);
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

/** A number with its unit. Uses a plain text input, so that wheel and arrow keys never change a reading. */
export function NumberField(props: NumberFieldProps) {
  const { label, disabled } = props;
  const [frame, { value, onChange, unit, units = [], onUnitChange, unitLabel = asItIs, beside, ...native }] =
    splitFrame(props);
  const choose = units.length > 1 ? onUnitChange : undefined;
  return (
    <Field {...frame}>
      {({ 'aria-describedby': texts, ...control }) => {
        const unitId = unit && !choose && `${control.id}-unit`;
        return (
          <div className="flex flex-wrap items-center gap-2">
            <input
              autoComplete="off"
              inputMode="decimal"
              {...native}
              {...control}
              aria-describedby={describedBy(unitId, texts)}
              type="text"
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={`${controlClass} max-w-32 tabular-nums`}
            />
            {unitId && (
              <span id={unitId} className="whitespace-nowrap text-muted text-xs">
                {unitLabel(unit)}
              </span>
            )}
            {unit && choose && (
              <UnitChoice
                label={label}
                unit={unit}
                units={units}
                onUnitChange={choose}
                unitLabel={unitLabel}
                disabled={disabled}
              />
            )}
            {beside}
          </div>
        );
      }}
    </Field>
  );
}
