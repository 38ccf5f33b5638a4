import {
  type ListedPatient,
  listFacilityPatients,
  listMyPatients,
  type PatientListFilters,
  QUIET_DAYS,
} from '@careline/core/internal/calls/patient-lists';
import type { HttpClient } from '@careline/core/internal/http';
import type { ListCount, ListSource, ListValues } from '../lists/index.ts';

export type PatientListKind = 'mine' | 'facility';

/** Ranges of completed weeks that the filter offers: the trimesters, and from term. */
export const WEEK_RANGES = ['0-13', '14-27', '28-36', '37-45'] as const;

/** Returns the filters of a request. Values that the server would refuse are left out. */
function filtersOf(values: ListValues): PatientListFilters {
  const { text, programme, projectId, tag, risk, diagnosis, weeks, quiet } = values;
  const [weekFrom, weekTo] = (weeks ?? '').split('-').map(Number);
  return {
    ...(text && { text }),
    ...(programme && { programme: programme as PatientListFilters['programme'] }),
    ...(projectId && { projectId }),
    ...(tag && { tag }),
    ...(risk && { risk: risk as PatientListFilters['risk'] }),
    ...(diagnosis && diagnosis.length >= 3 && { diagnosis }),
    ...(weeks && { weekFrom, weekTo }),
    ...(quiet === 'true' && { quietDays: QUIET_DAYS }),
  };
}

const sourceOf =
  (endpoint: typeof listMyPatients | typeof listFacilityPatients) =>
  (http: HttpClient): ListSource<ListValues, ListedPatient, ListCount> => ({
    endpoint: endpoint.name,
    async ask(values, after, signal) {
      const answer = await http.call(endpoint, { body: { ...filtersOf(values), after }, signal });
      return { ...answer, about: { total: answer.total, exceeded: answer.exceeded ?? false } };
    },
    idOf: ({ vitaId }) => vitaId,
  });

/** Where the rows of each list come from. */
export const PATIENT_SOURCES = {
  mine: sourceOf(listMyPatients),
  facility: sourceOf(listFacilityPatients),
} as const satisfies Record<PatientListKind, unknown>;
