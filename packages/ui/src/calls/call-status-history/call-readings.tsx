import type { CallReading } from '@careline/core/calls';
import { valueText } from '@careline/core/clinical';
import { labelFromKey } from '@careline/core/formatting';
import { useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { FlagTag } from '../../readings/flag-tag/index.ts';
import { callCorrectionMessages } from './call-correction.messages.ts';

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

const valuesSaid = ({ metric, values }: CallReading): string =>
  values.map((value) => valueText(value, metric)).join(' / ');

export interface CallReadingsProps {
  readonly readings: readonly CallReading[];
  /** Whom the call was about; others' readings are those of an infant. */
  readonly vitaId: string;
}

/** The readings told on a call, also those that a correction replaced: these are history, and say so. */
export function CallReadings({ readings, vitaId }: CallReadingsProps) {
  const t = useMessages(callCorrectionMessages);
  return (
    <ul className="flex flex-col gap-2">
      {readings.map((reading) => (
        <li key={reading.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted first-letter:uppercase">{labelFromKey(reading.metric)}</span>
          <span className="tabular-nums">{valuesSaid(reading)}</span>
          {reading.vitaId !== undefined && reading.vitaId !== vitaId && (
            <StatusTag tone="info">{t('ofInfant')}</StatusTag>
          )}
          {reading.flag && <FlagTag {...reading.flag} measure={undefined} />}
          <Fate reading={reading} />
        </li>
      ))}
    </ul>
  );
}
