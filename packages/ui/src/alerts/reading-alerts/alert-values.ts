import { measureLabel } from '@careline/core/clinical';
import { formatReading } from '@careline/core/formatting';
import type { ReadingAlert } from '@careline/core/metrics';

export interface AlertValue {
  /** What was measured, where a reading holds more than one thing. */
  readonly label: string | undefined;
  /** Digits and unit as entered: "182/110 mmHg". */
  readonly text: string;
}

/** A reading as entered; nothing is converted. The two numbers of a blood pressure are one value. */
export function alertValues({ values }: Pick<ReadingAlert, 'values'>, locale: string): readonly AlertValue[] {
  const systolic = values.find(({ key }) => key === 'systolic');
  const diastolic = values.find(({ key }) => key === 'diastolic');
  const pair = systolic && diastolic ? [systolic, diastolic] : [];
  const others = values.filter((value) => !pair.includes(value));
  const pressure =
    systolic && diastolic ? formatReading(`${systolic.text}/${diastolic.text}`, systolic.unit) : undefined;
  const alone = others.length === 1 && !pressure;
  return [
    ...(pressure ? [{ label: undefined, text: pressure }] : []),
    ...others.map(({ key, text, unit }) => ({
      label: alone ? undefined : measureLabel(key, locale),
      text: formatReading(text, unit),
    })),
  ];
}
