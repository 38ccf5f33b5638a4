import type { CallMetrics } from '@careline/core/calls/session';
import type { MetricRecord } from '@careline/core/metrics';
import type { Infant } from '@careline/core/patients';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { LastReadingFacts } from '../../readings/last-reading/index.ts';
import { messages } from './mother-infants.messages.ts';

export interface InfantWeightProps {
  readonly infant: Infant;
  readonly metrics: CallMetrics;
  readonly timeZone: string;
  readonly now: () => number;
}

type Loaded = readonly MetricRecord[] | 'loading' | 'failed';

/** The weights of an infant, read anew with every `tries`. Nobody is an infant longer than the years asked for. */
function useWeights({ infant, metrics, now }: InfantWeightProps, tries: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const { vitaId } = infant;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads anew
  useEffect(() => {
    const left = new AbortController();
    setLoaded('loading');
    const to = Math.floor(now() / 1000) + 86_400;
    const window = { from: to - 5 * 366 * 86_400, to };
    metrics.read({ vitaId, metric: 'body', ...window, signal: left.signal }).then(
      (records) => !left.signal.aborted && setLoaded(records),
      () => !left.signal.aborted && setLoaded('failed'),
    );
    return () => left.abort();
  }, [vitaId, metrics, now, tries]);
  return loaded;
}

/** What an infant weighs and weighed: a record of their own, apart from the mother's. */
export function InfantWeight(props: InfantWeightProps) {
  const { infant, timeZone } = props;
  const t = useMessages(messages);
  const [tries, setTries] = useState(0);
  const weights = useWeights(props, tries);
  if (weights === 'loading') return <Skeleton lines={2} />;
  if (weights === 'failed') {
    return (
      <div className="flex flex-col items-start gap-1">
        <FieldError>{t('weightFailed')}</FieldError>
        <Button size="small" icon="refresh" onClick={() => setTries(tries + 1)}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const { appUserInfo, birthDate } = infant;
  const patient = { appUserInfo, birthDate, enrolments: [] };
  return (
    <dl className="w-full">
      <dt className="text-muted text-sm">{t('weight')}</dt>
      <dd>
        <LastReadingFacts records={weights} patient={patient} enrolledAt={0} timeZone={timeZone} />
      </dd>
    </dl>
  );
}
