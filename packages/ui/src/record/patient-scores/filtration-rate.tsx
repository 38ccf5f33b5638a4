import type { Gfr } from '@careline/core/internal/assessments';
import { flagLabel, gfrCategory } from '@careline/core/internal/clinical';
import { unitLabel } from '../../forms/form-renderer/index.ts';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { Sparkline } from '../../readings/sparkline/index.ts';
import { placeId } from '../record-places/index.ts';
import { patientScoresMessages } from './patient-scores.messages.ts';

export interface FiltrationRateProps {
  /** Newest first; not empty. */
  readonly gfr: readonly Gfr[];
}

const TONES: Readonly<Record<ReturnType<typeof gfrCategory>, StatusTone>> = {
  G1: 'success',
  G2: 'neutral',
  G3a: 'warning',
  G3b: 'warning',
  G4: 'danger',
  G5: 'danger',
};

function useWords() {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(patientScoresMessages);
  const locale = useLocale();
  return {
    value: ({ values }: Gfr): string => t('gfr', { value: values.join('–') }),
    from: ({ creatinine: { text, unit }, at }: Gfr): string =>
      t('gfrFrom', {
        creatinine: `${text} ${unitLabel(unit)}`,
        time: formatCalendar(at, Math.floor(now() / 1000), { timeZone, locale }),
      }),
    /** Returns the category. If the sex is unknown, returns the category that both values share. */
    category({ values }: Gfr) {
      const [category, other] = values.map(gfrCategory);
      if (!category || (other && other !== category)) return undefined;
      return {
        tone: TONES[category],
        text: category === 'G1' ? t('gfrNormal') : flagLabel(`kdigo:${category}`, locale),
      };
    },
  };
}

/** Shows the filtration rates calculated from creatinine. They are derived values, not scores that someone takes. */
export function FiltrationRate({ gfr }: FiltrationRateProps) {
  const t = useMessages(patientScoresMessages);
  const words = useWords();
  const [latest, ...earlier] = gfr;
  if (!latest) return null;
  const category = words.category(latest);
  const points = gfr
    .flatMap(({ at, values: [value, other] }) =>
      value !== undefined && other === undefined ? [{ at, value }] : [],
    )
    .reverse();
  return (
    <section
      id={placeId('EGFR')}
      aria-label={t('gfrTitle')}
      className="flex flex-col gap-1 border-line border-t pt-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-48 flex-1 flex-col items-start gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
            <strong className="font-semibold">{words.value(latest)}</strong>
            {category && <StatusTag tone={category.tone}>{category.text}</StatusTag>}
          </p>
          <p className="text-muted text-sm tabular-nums">{words.from(latest)}</p>
        </div>
        {points.length > 1 && <Sparkline lines={[points]} />}
      </div>
      {earlier.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-control content-center">
            {t('earlierGfr', { count: earlier.length })}
          </summary>
          <ul className="flex flex-col gap-1 tabular-nums">
            {earlier.map((one) => (
              <li key={one.id}>
                {words.value(one)} <span className="text-muted">· {words.from(one)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="text-muted text-sm">{t('gfrSource')}</p>
    </section>
  );
}
