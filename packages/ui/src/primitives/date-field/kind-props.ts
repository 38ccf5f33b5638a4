import type { ComponentProps } from 'react';
import type { FieldTexts } from '../field/index.ts';
/** Of a field of one kind. */
export type KindProps = Omit<DateFieldProps, 'type'>;

export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'type' | 'ref'> {
  /** YYYY-MM-DD, HH:MM for a time, YYYY-MM-DDTHH:MM for both; empty while nothing (or nothing whole) is entered. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'date' | 'time' | 'datetime-local';
  /** What is typed and is no day (yet) is told as well: for forms that check it and say so. */
  readonly keepsTyped?: boolean;
  /** The weekday stands in the field, of a day that is planned: a date alone is easily a day off. It needs 12em. */
  readonly showsWeekday?: boolean;
}
