import { formatReading } from '@careline/core/formatting';
import type { MetricRecord } from '@careline/core/metrics';

type Valued = Pick<MetricRecord, 'values'>;

/** A reading on one line, digits as entered: "148/92 mmHg", "7.8 mmol/L", "72 kg, 165 cm". */
export function readingText({ values }: Valued): string {
  const systolic = values.find(({ key }) => key === 'systolic');
  const diastolic = values.find(({ key }) => key === 'diastolic');
  if (!systolic || !diastolic) return listed(values);
  const pressure = formatReading(`${systolic.text}/${diastolic.text}`, systolic.unit);
  const others = listed(values.filter((value) => value !== systolic && value !== diastolic));
  return others === '' ? pressure : `${pressure}, ${others}`;
}

const listed = (values: Valued['values']): string =>
  values.map(({ text, unit }) => formatReading(text, unit)).join(', ');
