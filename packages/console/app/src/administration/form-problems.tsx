import type { HttpError } from '@careline/core/internal/http';
import { ErrorSummary, type SummaryEntry } from '@careline/ui/forms/form-renderer';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useEffect, useRef } from 'react';
import { administrationMessages } from './administration.messages.ts';
import type { FormFault } from './form-fault.ts';

function useFaultText(): (fault: FormFault) => string {
  const t = useMessages(administrationMessages);
  return ({ key, origin = '' }) =>
    key === 'fault.originWrong' || key === 'fault.originTwice' ? t(key, { origin }) : t(key);
}

/** Returns a function that looks up a field's error text. */
export function useFieldErrors<Field extends string>(faults: readonly FormFault<Field>[]) {
  const text = useFaultText();
  return (field: Field): string | undefined => {
    const fault = faults.find((one) => one.field === field);
    return fault && text(fault);
  };
}

export interface FormProblemsProps {
  readonly faults: readonly FormFault[];
  readonly idOf: (field: string) => string;
  readonly labelOf: (field: string) => string;
  /** Number of failed attempts to save. The summary takes the focus after each one. */
  readonly tries: number;
  /** The server's error, if it concerns no particular field. */
  readonly error: HttpError | undefined;
}

const RULES = {
  'own-rights': 'ownRights',
  'last-administrator': 'lastAdministrator',
  'own-facility': 'ownFacility',
  'last-facility': 'lastFacility',
} as const;

/** Lists every problem that kept the form from being saved, above the form. */
export function FormProblems({ faults, idOf, labelOf, tries, error }: FormProblemsProps) {
  const t = useMessages(administrationMessages);
  const faultText = useFaultText();
  const failureText = useFailureText();
  const summary = useRef<HTMLDivElement>(null);
  const count = faults.length;
  useEffect(() => {
    if (tries > 0 && count > 0) summary.current?.focus();
  }, [tries, count]);
  if (count > 0) {
    const entries: readonly SummaryEntry[] = faults.map((fault) => ({
      id: idOf(fault.field),
      text: `${labelOf(fault.field)}: ${faultText(fault)}`,
    }));
    return <ErrorSummary ref={summary} entries={entries} />;
  }
  if (!error) return null;
  const rule = RULES[error.code as keyof typeof RULES];
  return (
    <ErrorState title={t('saveFailed')} requestId={rule ? undefined : error.requestId}>
      {rule ? t(rule) : failureText(error)}
    </ErrorState>
  );
}
