import { contextAt } from '@careline/core/internal/clinical';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import { getPatientCourse } from '@careline/core/internal/trends';
import { useQuery } from '@careline/ui/http';
import { useTimeZone } from '@careline/ui/provider';
import { useConsole } from '../../console-context.tsx';

/** Returns the patient's current age, sex, pregnancy, known diabetes and so on, which decide what they are asked. */
export function usePersonNow(vitaId: string) {
  const timeZone = useTimeZone();
  const { http } = useConsole();
  const { state, refresh } = useQuery(
    [vitaId, getPatientCourse],
    async (signal) =>
      ofPatient(await http.call(getPatientCourse, { query: { vitaId }, signal }), vitaId, getPatientCourse)
        .course,
    { endpoint: getPatientCourse.name },
  );
  if (state.phase !== 'ready') return { state, refresh, person: undefined, facts: undefined };
  const at = serverSeconds();
  const dayOf = (seconds: number) => isoDay(seconds, timeZone) ?? '';
  const person = contextAt(state.value, { day: dayOf(at), at }, dayOf);
  return { state, refresh, person, facts: state.value };
}
