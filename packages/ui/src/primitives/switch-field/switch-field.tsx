import { Description, Field, Label, Switch } from '@headlessui/react';
import type { ReactNode } from 'react';

export interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** A setting that takes effect at once. Use `CheckField` for values saved with a form. */
export function SwitchField({ label, checked, onChange, hint, disabled = false }: SwitchFieldProps) {
  return (
    <Field disabled={disabled} className="flex flex-col gap-1">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <Label>{label}</Label>
        <Switch
          checked={checked}
          onChange={onChange}
          className="group inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50"
        >
          <span className="size-4 rounded-full bg-line-strong transition-transform group-data-checked:translate-x-5 group-data-checked:bg-on-accent rtl:group-data-checked:-translate-x-5" />
        </Switch>
      </div>
      {hint && <Description className="text-muted text-xs">{hint}</Description>}
    </Field>
  );
}
