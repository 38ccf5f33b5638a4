import { formatGestation, type PersonFacts } from '@careline/core/internal/clinical';
import { pregnancyGains, type TimeSpan, type Trend, type TrendPoint } from '@careline/core/internal/trends';
import { useFormatDate, useMessages } from '../../../messages/index.ts';
import { openTrendMessages } from '../../trends.messages.ts';
import { signed } from '../signed.ts';
import { useReadingWords } from '../table/use-reading-words.ts';

export interface PregnancyGainsProps {
  readonly trend: Trend;
  readonly person: PersonFacts;
  readonly span: TimeSpan;
}

/** Shows weight gain in each pregnancy of the range, next to the recommended total. */
export function PregnancyGains({ trend, person, span }: PregnancyGainsProps) {
  const formatDate = useFormatDate();
  const t = useMessages(openTrendMessages);
  const words = useReadingWords();
  const when = ({ at }: TrendPoint, days: number) => `${words.short(at)} (${formatGestation(days)})`;
  return pregnancyGains(trend, person, span).map(
    ({ pregnancy, first, last, firstDays, lastDays, gain, recommended }) => (
      <p key={pregnancy.dueDate} className="text-sm tabular-nums">
        {t('gain', {
          due: formatDate(pregnancy.dueDate),
          gain: signed(gain),
          first: when(first, firstDays),
          last: when(last, lastDays),
          low: recommended.low,
          high: recommended.high,
        })}
        {recommended.status === 'unverified' && ` ${t('gainUnverified')}`}
      </p>
    ),
  );
}
