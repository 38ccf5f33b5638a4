import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type ControlProps, controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';
import { dateFieldMessages } from '../further-primitives.messages.ts';
import { Icon } from '../icon/index.ts';
import type { DateFieldProps } from './date-field.tsx';
import { dayOfTyped, textOfDay } from './day-text.ts';

const DAY_LENGTH = 10;

/**
 * What stands in the field: as it was typed until the owner's value says something else. Two texts may mean one day
 * (5-1-2024 and 05-01-2024), and nobody's text is rewritten while they type.
 */
function useTyped(value: string) {
  const [typed, setTyped] = useState({ text: textOfDay(value), value });
  if (typed.value !== value) setTyped({ text: textOfDay(value), value });
  return { text: typed.text, setTyped };
}

interface CalendarProps {
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly picker: React.RefObject<HTMLInputElement | null>;
  readonly onPick: (day: string) => void;
  readonly onOpen: () => void;
}

/** The browser's own calendar: by pointer, or with Alt and the arrow down from the field. */
function Calendar({ day, min, max, disabled, picker, onPick, onOpen }: CalendarProps) {
  const t = useMessages(dateFieldMessages);
  return (
    <span className="relative -ms-9 flex size-9 shrink-0 items-center justify-center self-center">
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => event.currentTarget.value && onPick(event.currentTarget.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('calendar')}
        title={t('calendar')}
        disabled={disabled}
        onClick={onOpen}
        className="relative flex size-9 items-center justify-center rounded-control text-muted hover:text-ink disabled:hidden"
      >
        <Icon name="event" />
      </button>
    </span>
  );
}

type DayFieldProps = Omit<DateFieldProps, 'type'>;
type DayInputProps = Omit<DayFieldProps, keyof FieldTexts | 'value' | 'onChange' | 'keepsTyped'> & {
  readonly control: ControlProps;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
};

const dayOf = (bound: string | number | undefined): string | undefined =>
  bound === undefined ? undefined : String(bound).slice(0, DAY_LENGTH);

function DayInput({
  control,
  typed,
  onTyped,
  min,
  max,
  disabled,
  readOnly,
  onKeyDown,
  ...native
}: DayInputProps) {
  const t = useMessages(dateFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const open = () => {
    // A frame of another origin may not open it: then the day is typed.
    try {
      picker.current?.showPicker();
    } catch {
      input.current?.focus();
    }
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return onKeyDown?.(event);
    event.preventDefault();
    open();
  };
  return (
    <span className="flex min-w-0 max-w-60 grow">
      <input
        autoComplete="off"
        placeholder={t('shape')}
        {...native}
        {...control}
        ref={input}
        type="text"
        inputMode="numeric"
        value={typed}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={onKey}
        className={`${controlClass} pe-9 tabular-nums`}
      />
      <Calendar
        day={dayOfTyped(typed) ?? ''}
        min={dayOf(min)}
        max={dayOf(max)}
        disabled={disabled || readOnly}
        picker={picker}
        onPick={onTyped}
        onOpen={open}
      />
    </span>
  );
}

/** A calendar day. */
export function DayField(props: DayFieldProps) {
  const t = useMessages(dateFieldMessages);
  const [frame, { value, onChange, keepsTyped = false, onBlur, ...native }] = splitFrame(props);
  const { text, setTyped } = useTyped(value);
  const [left, setLeft] = useState(false);
  const whole = dayOfTyped(text);
  const change = (typed: string) => {
    const next = dayOfTyped(typed) ?? (keepsTyped ? typed : '');
    // What the calendar answers is written as a day is; what is typed stays as it is typed.
    setTyped({ text: next === typed ? textOfDay(next) : typed, value: next });
    setLeft(false);
    onChange(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (whole !== undefined) setTyped({ text: textOfDay(whole), value });
    setLeft(true);
    onBlur?.(event);
  };
  const isNoDay = left && !keepsTyped && text.trim() !== '' && whole === undefined;
  return (
    <Field {...frame} error={frame.error ?? (isNoDay ? t('notADay') : undefined)}>
      {(control) => <DayInput {...native} control={control} typed={text} onTyped={change} onBlur={leave} />}
    </Field>
  );
}
