import type { PatientMatch } from '@careline/core/internal/patients';
import { useEffect, useRef } from 'react';
import { PatientOption } from './patient-option.tsx';

export const optionId = (listId: string, vitaId: string): string => `${listId}-${vitaId}`;

export interface PatientOptionsProps {
  readonly listId: string;
  readonly label: string;
  readonly rows: readonly PatientMatch[];
  /** The ids of those whose name another row has too. */
  readonly twins: ReadonlySet<string>;
  readonly active: string | undefined;
  readonly onPick: (vitaId: string) => void;
  /** What was typed, which each row shows where it fits; empty for rows that nobody searched for. */
  readonly sought: string;
}

/** The listbox of the combobox. Focus stays in the input; the chosen option is kept in sight. */
export function PatientOptions(props: PatientOptionsProps) {
  const { listId, label, rows, twins, active, onPick, sought } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      role="listbox"
      part="list"
      id={listId}
      aria-label={label}
      tabIndex={-1}
      className="divide-y divide-line"
    >
      {rows.map((patient) => (
        <PatientOption
          key={patient.vitaId}
          id={optionId(listId, patient.vitaId)}
          patient={patient}
          active={patient.vitaId === active}
          sameName={twins.has(patient.vitaId)}
          sought={sought}
          onPick={onPick}
        />
      ))}
    </div>
  );
}
