import {
  type FormProblems,
  type FormValues,
  fieldPath,
  initialValues,
  validateForm,
  withEntry,
  withLastRows,
  withLastValue,
  withNewRow,
  withoutRow,
  withReason,
  withSwappedPressures,
  withUnit,
} from '@careline/core/forms';
import { useState } from 'react';
import { type FormHandlers, FormRenderer, type FormRendererProps } from './index.ts';

export interface FilledFormProps
  extends Omit<FormRendererProps, keyof FormHandlers | 'values' | 'problems' | 'lastValues'>,
    Partial<Pick<FormRendererProps, 'values' | 'problems' | 'lastValues' | 'onLeave'>> {
  /** The facility's calendar day, which the form is checked against. */
  readonly today?: string;
  readonly onValues?: (values: FormValues) => void;
}

const NO_VALUES: FormRendererProps['lastValues'] = {};
const NO_ROWS: NonNullable<FormRendererProps['lastRows']> = {};

/** A form that is filled in and checked with core's own edits, as a screen would; fields are checked once left. */
export function FilledForm({ today = '2024-01-06', onValues, onLeave, problems, ...props }: FilledFormProps) {
  const { definition, lastValues = NO_VALUES, lastRows = NO_ROWS } = props;
  const [values, setValues] = useState(props.values ?? initialValues(definition));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const change = (next: FormValues) => {
    setValues(next);
    onValues?.(next);
  };
  const found = Object.entries(validateForm(definition, values, { today, age: { months: 480, days: 0 } }));
  const shown: FormProblems = problems ?? Object.fromEntries(found.filter(([path]) => left.has(path)));
  return (
    <FormRenderer
      {...props}
      values={values}
      problems={shown}
      lastValues={lastValues}
      onChange={(at, value) => change(withEntry(definition, values, at, value))}
      onUnitChange={(at, unit) => change(withUnit(definition, values, at, unit))}
      onReasonChange={(at, reason) => change(withReason(definition, values, at, reason))}
      onUnchanged={(at) => {
        const last = lastValues[fieldPath(at)];
        if (last) change(withLastValue(definition, values, at, last));
      }}
      onSwap={(at) => change(withSwappedPressures(definition, values, at))}
      onLeave={(at) => {
        setLeft((paths) => new Set([...paths, fieldPath(at)]));
        onLeave?.(at);
      }}
      onAddRow={(section) => change(withNewRow(definition, values, section))}
      onRemoveRow={(section, row) => change(withoutRow(definition, values, section, row))}
      onRowsUnchanged={(section) => {
        const last = lastRows[section];
        if (last) change(withLastRows(definition, values, section, last));
      }}
    />
  );
}
