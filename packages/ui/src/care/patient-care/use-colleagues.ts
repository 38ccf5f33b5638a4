import { type Colleague, listColleagues } from '@careline/core/care';
import type { HttpClient } from '@careline/core/http';
import { useMemo } from 'react';
import { type ReadList, useReadList } from '../../http/index.ts';

const meFirst = (people: readonly Colleague[]): readonly Colleague[] =>
  people.toSorted((one, other) => Number(other.mine) - Number(one.mine));

/** Who can be given a follow-up at the facility: who asks first, then the others by name. */
export function useColleagues(http: HttpClient): ReadList<Colleague> {
  const read = useReadList([http], (signal) => http.call(listColleagues, { signal }));
  return useMemo(() => ({ ...read, items: meFirst(read.items) }), [read]);
}
