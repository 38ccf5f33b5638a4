import type { CallReading } from '@careline/core/internal/calls';
import { type ValueFace, valuesText } from '@careline/core/internal/clinical';
import { metricOfReadingLabel } from '@careline/core/internal/metrics';
import { FlagTag } from '../../forms/flag-tag/index.ts';
import { facedValues, ValueFaces } from '../../forms/value-face/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { callCorrectionMessages } from './call-detail.messages.ts';

/** What became of a reading; nothing where it counts as it was told first. */
function Fate({ reading }: { readonly reading: CallReading }) {
  const t = useMessages(callCorrectionMessages);
  if (reading.status === 'entered-in-error') {
    return (
      <StatusTag tone="neutral" icon="close">
        {t('enteredInError')}
      </StatusTag>
    );
  }
  if (reading.supersededBy !== null) return <StatusTag tone="neutral">{t('replaced')}</StatusTag>;
  return reading.status === 'corrected' ? <StatusTag tone="info">{t('corrected')}</StatusTag> : null;
}

/** What the values are; from a service that tells the gravest flag alone, only that. */
function Found({ reading }: { readonly reading: CallReading }) {
  const { metric, faces, flag } = reading;
  if (faces) return <ValueFaces values={facedValues(metric, faces as Faces)} act />;
  return flag ? <FlagTag {...flag} measure={undefined} /> : null;
}

/** A kind of a later version is left out by the schema; the words of the others are those of the catalogue. */
type Faces = Readonly<Record<string, ValueFace>>;

export interface CallReadingsProps {
  readonly readings: readonly CallReading[];
  /** Whom the call was about; others' readings are those of an infant. */
  readonly vitaId: string;
}

/** The readings told on a call, also those that a correction replaced: these are history, and say so. */
export function CallReadings({ readings, vitaId }: CallReadingsProps) {
  const t = useMessages(callCorrectionMessages);
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-2">
      {readings.map((reading) => (
        <li key={reading.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{metricOfReadingLabel(reading.metric, locale)}</span>
          <span className="tabular-nums">{valuesText(reading.values, reading.metric, locale)}</span>
          {reading.vitaId !== undefined && reading.vitaId !== vitaId && (
            <StatusTag tone="info">{t('ofInfant')}</StatusTag>
          )}
          <Found reading={reading} />
          <Fate reading={reading} />
        </li>
      ))}
    </ul>
  );
}
