import type { ComponentProps } from 'react';
import type { FieldTexts } from '../field/index.ts';
export type KindProps = Omit<DateFieldProps, 'type'>;

export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue' | 'type' | 'ref'> {
  /** YYYY-MM-DD, HH:MM for a time, or YYYY-MM-DDTHH:MM for both; empty while the entry is missing or incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'date' | 'time' | 'datetime-local';
  /** Also reports incomplete or invalid text, for forms that check it themselves. */
  readonly keepsTyped?: boolean;
  /** Shows the weekday in the field, for planned days, where dates are easily off by one. Needs a width of 12em. */
  readonly showsWeekday?: boolean;
}
