import type { LowGlucose, SugarBlocker } from '@careline/core/calls/findings';
import { useMessages } from '../../messages/index.ts';
import { lowGlucoseMessages } from './findings.messages.ts';

/** What is done about a low glucose, a line each; the first says that only glucose works where a medicine asks for it. */
export function useLowGlucoseText(): (low: LowGlucose) => readonly string[] {
  const t = useMessages(lowGlucoseMessages);
  const nameOf = (blocker: SugarBlocker): string => t(blocker);
  return ({ blockers }) => [
    ...(blockers.length > 0 ? [t('onlyGlucose', { medicines: blockers.map(nameOf).join(', ') })] : []),
    t(blockers.length > 0 ? 'takeGlucose' : 'take'),
    t('again'),
    t('drowsy'),
  ];
}
