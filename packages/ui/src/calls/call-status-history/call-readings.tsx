import type { CallReading } from '@careline/core/internal/calls';
import { type ValueStatus, valuesText } from '@careline/core/internal/clinical';
import { readingLabel } from '@careline/core/internal/metrics';
import { FlagTag } from '../../forms/flag-tag/index.ts';
import { ValueStatuses, valuesWithStatus } from '../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { callCorrectionMessages } from './call-detail.messages.ts';

/** Marks a reading that was replaced or entered in error. Renders nothing for a reading that still counts. */
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

/** The flags of the values. Older services send only the most severe flag. */
function Found({ reading }: { readonly reading: CallReading }) {
  const { metric, faces, flag } = reading;
  if (faces) return <ValueStatuses values={valuesWithStatus(metric, faces as Faces)} act />;
  return flag ? <FlagTag {...flag} measure={undefined} /> : null;
}

/** The schema drops kinds of later versions; the labels of the others come from the catalogue. */
type Faces = Readonly<Record<string, ValueStatus>>;

export interface CallReadingsProps {
  readonly readings: readonly CallReading[];
  /** The patient of the call. Readings of anyone else belong to an infant. */
  readonly vitaId: string;
}

/** The readings of a call, including replaced ones, which are marked as such. */
export function CallReadings({ readings, vitaId }: CallReadingsProps) {
  const t = useMessages(callCorrectionMessages);
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-2">
      {readings.map((reading) => (
        <li key={reading.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{readingLabel(reading, locale)}</span>
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
