import { useMessages } from '../../messages/index.ts';
import { dateFieldMessages } from '../further-primitives.messages.ts';
import type { DateFieldProps, KindProps } from './kind-props.ts';
import { DayField, TimeField } from './typed-field.tsx';

const TIME = /T(\d{2}:\d{2})$/;

/** Day and time beside each other; a day without a time is told as it stands, and so is a time without a day. */
function DayAndTime({ value, onChange, ...props }: KindProps) {
  const t = useMessages(dateFieldMessages);
  const time = TIME.exec(value)?.[1] ?? '';
  const day = time ? value.slice(0, value.length - time.length - 1) : value;
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextTime ? `${nextDay}T${nextTime}` : nextDay);
  const changeDay = (next: string) => {
    // What is pasted may have both.
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
 * A calendar day, a time of day or both. A day is typed and shown as DD-MM-YYYY, a time as h:mm am or pm, whatever the
 * browser's language; its own calendar and clock stand behind a button.
 */
export function DateField({ type = 'date', ...props }: DateFieldProps) {
  if (type === 'time') return <TimeField {...props} />;
  return type === 'date' ? <DayField {...props} /> : <DayAndTime {...props} />;
}
