import type { PatientMatch } from '@careline/core/internal/patients';
import { useEffect, useRef } from 'react';
import { PatientOption } from './patient-option.tsx';

export const optionId = (listId: string, vitaId: string): string => `${listId}-${vitaId}`;

export interface PatientOptionsProps {
  readonly listId: string;
  readonly label: string;
  readonly rows: readonly PatientMatch[];
  /** Ids of patients who share their name with another row. */
  readonly twins: ReadonlySet<string>;
  readonly active: string | undefined;
  readonly onPick: (vitaId: string) => void;
  /** The search text, highlighted where it matches; empty if the rows are not search results. */
  readonly searchText: string;
}

/** The listbox of the combobox. Focus stays in the input; the active option is scrolled into view. */
export function PatientOptions(props: PatientOptionsProps) {
  const { listId, label, rows, twins, active, onPick, searchText } = props;
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
          searchText={searchText}
          onPick={onPick}
        />
      ))}
    </div>
  );
}
