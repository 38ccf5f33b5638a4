import { formatWeekday } from '@careline/core/internal/formatting';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { type ControlProps, controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';
import { dateFieldMessages } from '../further-primitives.messages.ts';
import { Icon, type IconName } from '../icon/index.ts';
import type { KindProps } from './kind-props.ts';
import { dayOfTyped, textOfDay, textOfTime, timeOfTyped } from './typed-text.ts';

const DAY_LENGTH = 10;

/** How one kind of entry is read, shown and picked. */
interface Kind {
  readonly picker: 'date' | 'time';
  /** Returns the value of a text; undefined if it is not valid. */
  readonly read: (typed: string) => string | undefined;
  readonly show: (value: string) => string;
  readonly icon: IconName;
  readonly shape: 'shape' | 'timeShape';
  readonly wrong: 'notADay' | 'notATime';
  readonly pick: 'calendar' | 'clock';
  /** Whether digits alone suffice, so that a number keyboard can be used. */
  readonly isOfDigits: boolean;
}

const DAY: Kind = {
  picker: 'date',
  read: dayOfTyped,
  show: textOfDay,
  icon: 'event',
  shape: 'shape',
  wrong: 'notADay',
  pick: 'calendar',
  isOfDigits: true,
};
const TIME: Kind = {
  picker: 'time',
  read: timeOfTyped,
  show: textOfTime,
  icon: 'schedule',
  shape: 'timeShape',
  wrong: 'notATime',
  pick: 'clock',
  isOfDigits: false,
};

/**
 * Returns the text as typed until the owner's value changes to something else. Several texts can mean one day (5-1-2024
 * and 05-01-2024), and text is not rewritten while someone types.
 */
function useTyped(value: string, show: Kind['show']) {
  const [typed, setTyped] = useState({ text: show(value), value });
  if (typed.value !== value) setTyped({ text: show(value), value });
  return { text: typed.text, setTyped };
}

interface PickerProps {
  readonly kind: Kind;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly picker: React.RefObject<HTMLInputElement | null>;
  readonly onPick: (value: string) => void;
  readonly onOpen: () => void;
}

/** Opens the browser's calendar or clock, by pointer or with Alt and arrow down in the field. */
function Picker({ kind, value, min, max, disabled, picker, onPick, onOpen }: PickerProps) {
  const t = useMessages(dateFieldMessages);
  return (
    <span className="relative -ms-9 flex size-9 shrink-0 items-center justify-center self-center">
      <input
        ref={picker}
        type={kind.picker}
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => event.currentTarget.value && onPick(event.currentTarget.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t(kind.pick)}
        title={t(kind.pick)}
        disabled={disabled}
        onClick={onOpen}
        className="relative flex size-9 items-center justify-center rounded-control text-muted hover:text-ink disabled:hidden"
      >
        <Icon name={kind.icon} />
      </button>
    </span>
  );
}

/** Shows the weekday of the typed day in the field. */
function Weekday({ day, id }: { readonly day: string | undefined; readonly id: string }) {
  const locale = useLocale();
  return (
    <span
      id={id}
      className="pointer-events-none -ms-20 me-9 w-11 shrink-0 self-center text-end text-muted text-xs"
    >
      {day && formatWeekday(day, { locale })}
    </span>
  );
}

type TypedInputProps = Omit<KindProps, keyof FieldTexts | 'value' | 'onChange' | 'keepsTyped'> & {
  readonly kind: Kind;
  readonly control: ControlProps;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly showsWeekday?: boolean;
};

const boundOf = (kind: Kind, bound: string | number | undefined): string | undefined =>
  bound === undefined || kind === TIME ? undefined : String(bound).slice(0, DAY_LENGTH);

function TypedInput({
  kind,
  control,
  typed,
  onTyped,
  min,
  max,
  disabled,
  readOnly,
  showsWeekday = false,
  onKeyDown,
  ...native
}: TypedInputProps) {
  const t = useMessages(dateFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const weekdayId = useId();
  const value = kind.read(typed);
  const open = () => {
    // Fails in a frame from another origin; the value must then be typed.
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
  const described = [showsWeekday && value && weekdayId, control['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={`flex min-w-0 grow ${kind === DAY ? 'max-w-60' : 'max-w-36'}`}>
      <input
        autoComplete="off"
        placeholder={t(kind.shape)}
        {...native}
        {...control}
        aria-describedby={described || undefined}
        ref={input}
        type="text"
        inputMode={kind.isOfDigits ? 'numeric' : undefined}
        value={typed}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={onKey}
        className={`${controlClass} ${showsWeekday ? 'pe-20' : 'pe-9'} tabular-nums`}
      />
      {showsWeekday && <Weekday id={weekdayId} day={value} />}
      <Picker
        kind={kind}
        value={value ?? ''}
        min={boundOf(kind, min)}
        max={boundOf(kind, max)}
        disabled={disabled || readOnly}
        picker={picker}
        onPick={onTyped}
        onOpen={open}
      />
    </span>
  );
}

function TypedField({ kind, ...props }: KindProps & { readonly kind: Kind }) {
  const t = useMessages(dateFieldMessages);
  const [frame, { value, onChange, keepsTyped = false, onBlur, ...native }] = splitFrame(props);
  const { text, setTyped } = useTyped(value, kind.show);
  const [left, setLeft] = useState(false);
  const whole = kind.read(text);
  const change = (typed: string) => {
    const next = kind.read(typed) ?? (keepsTyped ? typed : '');
    // Picked values are formatted; typed text stays as typed.
    setTyped({ text: next === typed ? kind.show(next) : typed, value: next });
    setLeft(false);
    onChange(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (whole !== undefined) setTyped({ text: kind.show(whole), value });
    setLeft(true);
    onBlur?.(event);
  };
  // A form that checks its days reports their errors. Times are always checked here.
  const isChecked = keepsTyped && kind === DAY;
  const isNone = left && !isChecked && text.trim() !== '' && whole === undefined;
  return (
    <Field {...frame} error={frame.error ?? (isNone ? t(kind.wrong) : undefined)}>
      {(control) => (
        <TypedInput {...native} kind={kind} control={control} typed={text} onTyped={change} onBlur={leave} />
      )}
    </Field>
  );
}

export const DayField = (props: KindProps) => <TypedField {...props} kind={DAY} />;

export const TimeField = (props: KindProps) => <TypedField {...props} kind={TIME} />;
