import { readSetup, SETUP_STEPS, type SetupStep } from '@careline/core/internal/administration';
import { useQuery } from '@careline/ui/http';
import { useConsole } from '../../../console-context.tsx';
import { useMay } from '../../../session/use-may.ts';

export interface ShownStep {
  readonly step: SetupStep;
  readonly done: boolean;
}

/** Returns a facility's setup steps, for administrators; `isFresh` is true while it has no patients. */
export function useSetup(): { readonly isFresh: boolean; readonly steps: readonly ShownStep[] } {
  const { http } = useConsole();
  const may = useMay()(readSetup);
  const { state } = useQuery([http, may], async (signal) =>
    may ? (await http.call(readSetup, { signal })).data : [],
  );
  const answered = state.phase === 'ready' ? state.value : [];
  const steps = SETUP_STEPS.flatMap((step) => {
    const found = answered.find((one) => one.step === step);
    return found ? [{ step, done: found.done }] : [];
  });
  return { isFresh: steps.some(({ step, done }) => step === 'patients' && !done), steps };
}
