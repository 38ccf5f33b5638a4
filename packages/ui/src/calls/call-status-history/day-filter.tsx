import { useState } from 'react';
import { DateField } from '../../primitives/date-field/index.ts';

/** While the user types a year, the browser's control already reports 0002 and 0020. Ignore such days. */
const EARLIEST = '1900-01-01';

export interface DayFilterProps {
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  readonly error?: string;
}

/** Filters by a day. Reports a change when the day is complete or cleared. */
export function DayFilter({ label, day = '', onChange, error }: DayFilterProps) {
  const [typed, setTyped] = useState(day);
  const [given, setGiven] = useState(day);
  if (given !== day) {
    setGiven(day);
    setTyped(day);
  }
  const change = (text: string) => {
    setTyped(text);
    if (text === '' || text >= EARLIEST) onChange(text || undefined);
  };
  return <DateField label={label} value={typed} onChange={change} error={error} />;
}
