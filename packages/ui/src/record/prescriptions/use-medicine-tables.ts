import { loadMedicineTables, type MedicineTables } from '@careline/core/internal/prescriptions';
import { useQuery } from '../../http/index.ts';

/** The medicines that the checks know; undefined until they are loaded. */
export function useMedicineTables(): MedicineTables | undefined {
  const { state } = useQuery(['medicines'], loadMedicineTables);
  return state.phase === 'ready' ? state.value : undefined;
}
