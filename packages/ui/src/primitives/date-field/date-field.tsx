import { useMessages } from '../../messages/index.ts';
import { dateFieldMessages } from '../further-primitives.messages.ts';
import type { DateFieldProps, KindProps } from './kind-props.ts';
import { DayField, TimeField } from './typed-field.tsx';

const TIME = /T(\d{2}:\d{2})$/;

/** Day and time side by side. A day without a time is reported as is, and so is a time without a day. */
function DayAndTime({ value, onChange, ...props }: KindProps) {
  const t = useMessages(dateFieldMessages);
  const time = TIME.exec(value)?.[1] ?? '';
  const day = time ? value.slice(0, value.length - time.length - 1) : value;
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextTime ? `${nextDay}T${nextTime}` : nextDay);
  const changeDay = (next: string) => {
    // Pasted text may contain both.
    const [end = '', pasted = time] = TIME.exec(next) ?? [];
    change(next.slice(0, next.length - end.length), pasted);
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <DayField {...props} value={day} onChange={changeDay} />
      <TimeField
        label={t('timeOf')}
        value={time}
        disabled={props.disabled}
        readOnly={props.readOnly}
        onChange={(next) => change(day, next)}
      />
    </div>
  );
}

/**
 * Enters a calendar day, a time or both. Days are DD-MM-YYYY and times h:mm am or pm, whatever the browser's language.
 * A button opens the browser's calendar or clock.
 */
export function DateField({ type = 'date', ...props }: DateFieldProps) {
  if (type === 'time') return <TimeField {...props} />;
  return type === 'date' ? <DayField {...props} /> : <DayAndTime {...props} />;
}
