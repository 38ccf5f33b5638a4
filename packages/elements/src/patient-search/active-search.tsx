import type { PatientMatch, RegistrationStart } from '@careline/core/internal/patients';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { useMemo } from 'react';
import { httpOf } from '../session/session-http.ts';
import type { Choice } from '../session/snapshot-store.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { choose } from '../shell/field/choose.ts';
import { reportCalls } from '../view/report-calls.ts';
import { countSearches } from './count-searches.ts';
import { SearchProvider } from './search-provider.tsx';

export interface ActiveSearchProps {
  readonly element: ElementHandle;
  /** A new session restarts the search. */
  readonly session: unknown;
  readonly limit: number;
  /** Whether the person must confirm the patient's identity. */
  readonly identityCheck: boolean;
}

/** For a patient without a UHID, the form gets an empty value and the id. */
const asChoice = (patient: PatientMatch): Choice => ({
  id: patient.vitaId,
  value: patient.uhid ?? '',
  record: patient,
});

/** Copying or serialising it yields only a length, because the text may be a name. */
const nobody = ({ length }: string, start: RegistrationStart): object =>
  Object.defineProperty({ length }, 'getStart', { value: () => start, enumerable: false });

function useClient({ element, session, limit }: ActiveSearchProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is inside is that of the session
  return useMemo(() => {
    const inside = element.inside();
    return inside && countSearches(reportCalls(httpOf(inside), element), element, limit);
  }, [session, element, limit]);
}

/** The search on the shell's input field. */
export function ActiveSearch(props: ActiveSearchProps) {
  const { element, identityCheck } = props;
  const http = useClient(props);
  const input = element.frame.field?.input;
  if (!http) return null;
  return (
    <SearchProvider http={http}>
      <PatientSearch
        input={input}
        identityCheck={identityCheck}
        onNobodyFound={(start) => element.emit('careline-nobody-found', nobody(input?.value ?? '', start))}
        onPatientSelected={(patient) => choose(element, 'patient', asChoice(patient))}
      />
    </SearchProvider>
  );
}
