import { measureLabel, valueDigits, valueText } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import type { ReadingAlert } from '@careline/core/internal/metrics';

export interface AlertValue {
  /** What was measured, where a reading holds more than one thing. */
  readonly label: string | undefined;
  /** Digits and unit as entered, shortened where a source wrote more digits than are read: "182/110 mmHg". */
  readonly text: string;
}

/** A reading as entered; nothing is converted. The two numbers of a blood pressure are one value. */
export function alertValues(
  { metric, values }: Pick<ReadingAlert, 'metric' | 'values'>,
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
  return [
    ...(pressure ? [{ label: undefined, text: pressure }] : []),
    ...others.map((value) => ({
      label: alone ? undefined : measureLabel(value.key, locale),
      text: valueText(value, metric, locale),
    })),
  ];
}
