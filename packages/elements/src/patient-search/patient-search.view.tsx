import type { PatientMatch, RegistrationStart } from '@careline/core/patients';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { useEffect, useMemo } from 'react';
import { drawing } from '../drawing.tsx';
import type { Choice } from '../session/keeper.ts';
import { httpOf } from '../session/session-http.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { choose } from '../shell/field/choose.ts';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { reportCalls } from '../view/report-calls.ts';
import { ChosenPatient } from './chosen-patient.tsx';
import { countSearches } from './count-searches.ts';
import sheet from './patient-search.css?shadow';

/** Where a patient has no UHID, the form has the id beside an empty value. */
const asChoice = (patient: PatientMatch): Choice => ({
  id: patient.vitaId,
  value: patient.uhid ?? '',
  record: patient,
});

/** Copied or written down it is a length: what was typed may be a name. */
const nobody = ({ length }: string, start: RegistrationStart): object =>
  Object.defineProperty({ length }, 'getStart', { value: () => start, enumerable: false });

function useClient(element: ElementHandle, session: unknown, limit: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is inside is that of the session
  return useMemo(() => {
    const inside = element.inside();
    return inside && countSearches(reportCalls(httpOf(inside), element), element, Number(limit));
  }, [session, element, limit]);
}

/** The field says nothing of a list while there is none to be had. */
function useClosedField(input: HTMLInputElement | undefined, closed: boolean): void {
  useEffect(() => {
    if (!input || !closed) return;
    input.setAttribute('aria-expanded', 'false');
    for (const name of ['aria-controls', 'aria-activedescendant', 'aria-describedby'])
      input.removeAttribute(name);
  }, [input, closed]);
}

function PatientSearchView({ properties, inner, element }: ViewProps) {
  const { session, choice } = inner;
  const http = useClient(element, session, properties.pageSize);
  const input = element.frame.field?.input;
  useClosedField(input, choice !== undefined);
  if (choice) return choice.record ? <ChosenPatient patient={choice.record as PatientMatch} /> : null;
  if (!http) return null;
  return (
    <PatientSearch
      http={http}
      input={input}
      identityCheck={properties.identityCheck !== 'off'}
      onNobodyFound={(start) => element.emit('careline-nobody-found', nobody(input?.value ?? '', start))}
      onPatientSelected={(patient) => choose(element, 'patient', asChoice(patient))}
    />
  );
}

export const draw = drawing({ component: PatientSearchView, sheets: [base, sheet] });
