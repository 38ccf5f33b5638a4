import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../icon/index.ts';
import { fieldMessages } from '../primitives.messages.ts';

/** What every field takes beside its value. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do about it; the control is marked invalid while it is there. */
  readonly error?: ReactNode;
  /** The label stays for assistive technology only: where the surroundings already say it. */
  readonly hideLabel?: boolean;
  readonly required?: boolean;
  /** Stands at the end of the label's line, such as a counter. */
  readonly aside?: ReactNode;
  /** What the entered value is, directly under the control; it describes the control as well. */
  readonly judged?: ReactNode;
  /** The last value with its date and author, under the control; it describes the control as well. */
  readonly last?: ReactNode;
  /** The control's id; the error summary links to it. Made up when absent. */
  readonly id?: string;
}

/** Spread these on the native control: they tie it to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** What `Field` draws around a control; `className` is the whole field's. */
export interface FieldFrame extends FieldTexts {
  readonly className?: string;
}

/** Parts what `Field` draws from what the control itself takes. */
export function splitFrame<Props extends FieldFrame>(
  props: Props,
): readonly [frame: FieldFrame, rest: Omit<Props, keyof FieldFrame>] {
  const { label, hint, error, hideLabel, required, aside, judged, last, id, className, ...rest } = props;
  return [{ label, hint, error, hideLabel, required, aside, judged, last, id, className }, rest];
}

export interface FieldProps extends FieldFrame {
  readonly children: (control: ControlProps) => ReactNode;
}

const CONTROL = [
  'w-full rounded-control border bg-raised text-ink',
  'border-line-strong hover:border-ink aria-invalid:border-danger aria-invalid:border-2',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken',
].join(' ');

/** The classes of a one-line control. */
export const controlClass = `${CONTROL} h-control px-3`;
/** The classes of a control of several lines. */
export const multilineClass = `${CONTROL} px-3 py-2`;

/** The ids of what describes a control, as far as it is there. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1 text-danger text-sm">
      <Icon name="error" size={16} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

/** The last value under a control. */
export function FieldLast({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <div id={id} className="wrap-anywhere text-muted text-sm tabular-nums">
      {children}
    </div>
  );
}

function Label({ control, label, required, hideLabel, aside }: FieldTexts & { readonly control: string }) {
  const t = useMessages(fieldMessages);
  return (
    <div className={hideLabel ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-3'}>
      <label htmlFor={control} className="font-medium text-sm">
        {label}
        {required && <span className="font-normal text-muted"> {t('required')}</span>}
      </label>
      {aside && <span className="text-muted text-sm">{aside}</span>}
    </div>
  );
}

/** Label, hint, control, last value and error in their order, tied together for assistive technology. */
export function Field({ children, className = '', ...texts }: FieldProps) {
  const made = useId();
  const id = texts.id ?? made;
  const { hint, error, required, judged, last } = texts;
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <Label {...texts} control={id} />
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy(
          Boolean(hint) && `${id}-hint`,
          Boolean(error) && `${id}-error`,
          Boolean(judged) && `${id}-judged`,
          Boolean(last) && `${id}-last`,
        ),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {judged && <div id={`${id}-judged`}>{judged}</div>}
      {last && <FieldLast id={`${id}-last`}>{last}</FieldLast>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
