import type { ReactNode } from 'react';
import { useFormatDate, useFormatTime, useMessages } from '../../messages/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { readingsViewerMessages } from './readings-viewer.messages.ts';

export interface PaperHeadProps {
  readonly children: ReactNode;
}

/** Header of a printout: the patient and the time of printing. */
export function PaperHead({ children }: PaperHeadProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(readingsViewerMessages);
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const at = now() / 1000;
  return (
    <div className="hidden flex-col gap-1 text-black print:flex">
      {children}
      <p className="text-sm tabular-nums">
        {t('printedAt')}: {formatDate(at, { timeZone })} {formatTime(at, { timeZone })}
      </p>
    </div>
  );
}
