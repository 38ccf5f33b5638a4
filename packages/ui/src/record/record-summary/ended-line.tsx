import type { EndedEntry } from '@careline/core/internal/overview';
import { entryDateText } from '@careline/core/internal/record';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { recordSummaryMessages } from './record-summary.messages.ts';

/** Number of entries to name. The rest are counted. */
const NAMED = 3;

const REASONS = ['ended', 'withdrawn', 'ruled-out', 'in-error', 'reported'] as const;
const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/;

/** Formats how and when an entry ended, as precisely as the record knows. */
function useEndedText() {
  const t = useMessages(recordSummaryMessages);
  const formatDate = useFormatDate();
  return ({ name, reason, on }: EndedEntry): string => {
    const known = REASONS.find((one) => one === reason) ?? 'ended';
    const called = name ?? t('nameless');
    if (on === null) return t(`${known}Undated`, { name: called });
    const zone = { timeZone: 'UTC' };
    const day = WHOLE_DAY.test(on) ? formatDate(on, zone) : entryDateText({ at: null, time: on }, zone);
    return t(known, { name: called, day: day ?? on });
  };
}

export interface EndedLineProps {
  readonly section: 'ALLERGIES' | 'DIAGNOSIS' | 'MEDICATIONS';
  /** Ended entries of the section; renders nothing if empty. */
  readonly ended: readonly EndedEntry[];
}

/** Lists entries of a section that has no current ones: first reported but unconfirmed, then ended. */
export function EndedLine({ section, ended }: EndedLineProps) {
  const t = useMessages(recordSummaryMessages);
  const text = useEndedText();
  const line = (entries: readonly EndedEntry[]): string => {
    const more = entries.length - NAMED;
    const names = entries.slice(0, NAMED).map(text).join('; ');
    return more > 0 ? `${names}; ${t('beyond', { count: more })}` : names;
  };
  const reported = ended.filter(({ reason }) => reason === 'reported');
  const over = ended.filter(({ reason }) => reason !== 'reported');
  return (
    <>
      {reported.length > 0 && (
        <p className="wrap-anywhere text-sm">{t('reportedOnly', { items: line(reported) })}</p>
      )}
      {over.length > 0 && (
        <p className="wrap-anywhere text-muted text-sm">
          {t(reported.length > 0 ? 'earlier' : `over${section}`, { items: line(over) })}
        </p>
      )}
    </>
  );
}
