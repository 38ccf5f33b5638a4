import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/index.ts';

export interface CheckFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'value' | 'defaultChecked'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** Yes or no, as a native checkbox with its label beside it. */
export function CheckField({
  label,
  checked,
  onChange,
  hint,
  error,
  id,
  className = '',
  ...native
}: CheckFieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <div className="flex min-h-8 items-center gap-2">
        <input
          {...native}
          id={own}
          type="checkbox"
          checked={checked}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 shrink-0"
        />
        <label htmlFor={own}>{label}</label>
      </div>
      {hint && (
        <p id={`${own}-hint`} className="ps-7 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}
