import type { AuditArchive } from '@careline/core/internal/audit';
import { formatDate } from '@careline/core/internal/formatting';
import { useMessages } from '@careline/ui/messages';
import { Icon } from '@careline/ui/primitives/icon';
import { useTimeZone } from '@careline/ui/provider';
import { auditMessages } from './audit.messages.ts';

export interface ArchivedNoticeProps {
  readonly archives: readonly AuditArchive[];
}

/** Says which days are in archive files and not on this page, so that nobody takes this for the whole audit. */
export function ArchivedNotice({ archives }: ArchivedNoticeProps) {
  const timeZone = useTimeZone();
  const t = useMessages(auditMessages);
  if (archives.length === 0) return null;
  const day = (seconds: number) => formatDate(seconds, { timeZone });
  const from = day(Math.min(...archives.map((archive) => archive.from)));
  const to = day(Math.max(...archives.map((archive) => archive.to)));
  return (
    <div className="flex items-start gap-2 rounded-card border border-line bg-sunken p-3 text-sm">
      <Icon name="info" size={16} className="mt-0.5" />
      <p>
        {t('archived', { from, to })}{' '}
        <span className="wrap-anywhere text-muted">{archives.map(({ file }) => file).join(', ')}</span>
      </p>
    </div>
  );
}
