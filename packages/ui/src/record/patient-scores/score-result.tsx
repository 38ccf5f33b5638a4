import type { Assessment } from '@careline/core/internal/assessments';
import { useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { escalationMessages } from '../../readings/findings/index.ts';
import { patientScoresMessages } from './patient-scores.messages.ts';
import { useScoreWords } from './use-score-words.ts';

export interface ScoreResultProps {
  readonly scale: string;
  readonly result: Pick<
    Assessment['result'],
    'known' | 'of' | 'total' | 'atLeast' | 'band' | 'atLeastBand' | 'sign'
  >;
}

const SIGNS = { 'self-harm': 'selfHarm', refer: 'refer' } as const;
const isSign = (sign: string | undefined): sign is keyof typeof SIGNS =>
  sign !== undefined && Object.hasOwn(SIGNS, sign);

/** Shows points, band and what to do. With inputs missing, says so and names no band that could still rise. */
export function ScoreResult({ scale, result }: ScoreResultProps) {
  const t = useMessages(patientScoresMessages);
  const escalation = useMessages(escalationMessages);
  const words = useScoreWords();
  const { known, of, sign } = result;
  const band = words.band(scale, result);
  const isPartial = result.total === undefined && result.atLeast !== undefined;
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        <strong className="font-semibold">{words.whole(scale, result)}</strong>
        {band && <StatusTag tone={band.tone}>{band.text}</StatusTag>}
        {isPartial && <span className="text-muted text-sm">{t('partsKnown', { known, of })}</span>}
      </p>
      {isSign(sign) && <StatusTag tone="danger">{t(SIGNS[sign])}</StatusTag>}
      {sign === 'self-harm' && <p className="text-sm">{escalation('SELF_HARM')}</p>}
      {band?.act && <p className="text-sm">{band.act}</p>}
    </div>
  );
}
