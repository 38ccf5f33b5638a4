import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { controlClass, describedBy, Field, type FieldTexts, splitFrame } from '../field/index.ts';
import { numberFieldMessages } from '../further-primitives.messages.ts';

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
  /** Stands at the end of the control's line. */
  readonly beside?: ReactNode;
  /** How a unit is shown; as it is without this. */
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

/** A number with its unit. A plain text input underneath: the wheel and the arrow keys never change a reading. */
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
              <span id={unitId} className="whitespace-nowrap text-muted text-sm">
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
