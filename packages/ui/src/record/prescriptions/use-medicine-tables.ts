import { loadMedicineTables, type MedicineTables } from '@careline/core/internal/prescriptions';
import { useQuery } from '../../http/index.ts';

/** Returns the medicines known to the checks; undefined until loaded. */
export function useMedicineTables(): MedicineTables | undefined {
  const { state } = useQuery(['medicines'], loadMedicineTables);
  return state.phase === 'ready' ? state.value : undefined;
}
