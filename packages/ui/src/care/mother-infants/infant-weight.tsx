import type { CallMetrics } from '@careline/core/internal/calls/session';
import type { MetricRecord } from '@careline/core/internal/metrics';
import type { Infant } from '@careline/core/internal/patients';
import { useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useNow } from '../../provider/index.ts';
import { LastReadingFacts } from '../../readings/last-reading/index.ts';
import { motherInfantsMessages } from '../care.messages.ts';

export interface InfantWeightProps {
  readonly infant: Infant;
  readonly metrics: CallMetrics;
}

/** Returns the weights of an infant. Reads the last five years, longer than any child is an infant. */
function useWeights({ infant: { vitaId }, metrics }: InfantWeightProps) {
  const now = useNow();
  return useQuery<readonly MetricRecord[]>([vitaId, metrics], (signal) => {
    const to = Math.floor(now() / 1000) + 86_400;
    return metrics.read({ vitaId, metric: 'body', from: to - 5 * 366 * 86_400, to, signal });
  });
}

/** An infant's current and earlier weights, from the infant's own record. */
export function InfantWeight(props: InfantWeightProps) {
  const { infant } = props;
  const t = useMessages(motherInfantsMessages);
  const { state, retry } = useWeights(props);
  if (state.phase === 'loading') return <Skeleton lines={2} />;
  if (state.phase === 'failed') {
    return (
      <div className="flex flex-col items-start gap-1">
        <FieldError>{t('weightFailed')}</FieldError>
        <Button size="small" icon="refresh" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const { appUserInfo, birthDate } = infant;
  const patient = { appUserInfo, birthDate, enrolments: [] };
  return (
    <dl className="w-full">
      <dt className="text-muted text-xs">{t('weight')}</dt>
      <dd>
        <LastReadingFacts records={state.value} patient={patient} enrolledAt={0} />
      </dd>
    </dl>
  );
}
