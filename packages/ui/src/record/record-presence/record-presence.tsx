import { presenceLabel } from '@careline/core/internal/record';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { recordPresenceMessages } from './record-presence.messages.ts';
import { type RecordPresenceOptions, useRecordPresence } from './use-record-presence.ts';

export type RecordPresenceLineProps = RecordPresenceOptions;

/**
 * Shows who else has the record open and what they are doing; empty if no one has. Changes are announced to screen
 * readers.
 */
export function RecordPresenceLine(options: RecordPresenceLineProps) {
  const timeZone = useTimeZone();
  const formatTime = useFormatTime();
  const t = useMessages(recordPresenceMessages);
  const locale = useLocale();
  const others = useRecordPresence(options);
  return (
    <div role="status" data-print="hidden" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {others.map(({ staff, doing, since }) => (
        <span key={staff.id} className="flex items-center gap-1.5 text-warning">
          <Icon name="group" size={16} />
          {t('alsoOpen', {
            name: staff.name,
            doing: presenceLabel(doing, locale),
            time: formatTime(since, { timeZone, locale }),
          })}
        </span>
      ))}
    </div>
  );
}
