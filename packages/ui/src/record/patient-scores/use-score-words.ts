import { type Assessment, type NotFor, type ScaleBand, scaleOf } from '@careline/core/internal/assessments';
import { labelIn } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { StatusTone } from '../../primitives/status-tag/index.ts';
import { patientScoresMessages } from './patient-scores.messages.ts';

type Result = Pick<Assessment['result'], 'known' | 'of' | 'total' | 'atLeast' | 'band' | 'atLeastBand'>;

const BAND_TONES: Readonly<Record<ScaleBand['severity'], StatusTone>> = {
  none: 'success',
  look: 'warning',
  act: 'danger',
};

const REASONS = {
  'age-unknown': 'notForAgeUnknown',
  'too-young': 'notForAge',
  'too-old': 'notForAge',
  maternity: 'notForMaternity',
  'not-maternity': 'notForOthers',
  'known-diabetes': 'notForDiabetes',
  'sex-unknown': 'notForSex',
} as const satisfies Readonly<Record<NotFor, string>>;

const isReason = (code: string): code is NotFor => Object.hasOwn(REASONS, code);

/** Formats a scale and its result. */
export function useScoreWords() {
  const t = useMessages(patientScoresMessages);
  const locale = useLocale();
  const scaleName = (key: string): string => {
    const scale = scaleOf(key);
    return scale ? labelIn(scale.label, locale) : key;
  };
  /** Returns the points; with inputs missing, the minimum. Scales that need every input then have none. */
  const points = ({ total, atLeast, known, of }: Result): string => {
    if (total !== undefined) return String(total);
    return atLeast === undefined ? t('noTotal', { known, of }) : t('atLeast', { points: atLeast });
  };
  return {
    scaleName,
    points,
    whole: (key: string, result: Result): string => `${scaleName(key)}: ${points(result)}`,
    /** Returns the final band, or the lowest one that missing inputs could still raise. */
    band(key: string, { band, atLeastBand }: Result) {
      const found = scaleOf(key)?.bands.find((one) => one.key === (band ?? atLeastBand));
      if (!found) return undefined;
      const label = labelIn(found.label, locale);
      return {
        text: band === undefined ? t('bandAtLeast', { band: label }) : label,
        tone: band === undefined && found.severity === 'none' ? 'neutral' : BAND_TONES[found.severity],
        act: found.act && labelIn(found.act, locale),
      };
    },
    notFor: (reason: string): string => (isReason(reason) ? t(REASONS[reason]) : reason),
  };
}
