import { measureLabel, valueDigits, valueText } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import type { ReadingAlert } from '@careline/core/internal/metrics';

export interface AlertValue {
  /** What was measured, if a reading has several values or the finding is derived: creatinine for an eGFR. */
  readonly label: string | undefined;
  /** Digits and unit as entered, without excess digits from the source: "182/110 mmHg". */
  readonly text: string;
}

/** Returns a reading's values as entered, without conversion. A blood pressure is one value of two numbers. */
export function alertValues(
  { metric, measure, values }: Pick<ReadingAlert, 'metric' | 'measure' | 'values'>,
  locale: string,
): readonly AlertValue[] {
  const systolic = values.find(({ key }) => key === 'systolic');
  const diastolic = values.find(({ key }) => key === 'diastolic');
  const pair = systolic && diastolic ? [systolic, diastolic] : [];
  const others = values.filter((value) => !pair.includes(value));
  const pressure =
    systolic && diastolic
      ? formatReading(`${valueDigits(systolic, metric)}/${valueDigits(diastolic, metric)}`, systolic.unit)
      : undefined;
  const alone = others.length === 1 && !pressure;
  const isNamed = (key: string): boolean => !alone || (key !== 'value' && key !== measure);
  return [
    ...(pressure ? [{ label: undefined, text: pressure }] : []),
    ...others.map((value) => ({
      label: isNamed(value.key) ? measureLabel(value.key, locale) : undefined,
      text: valueText(value, metric, locale),
    })),
  ];
}
