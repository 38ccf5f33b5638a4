import { type AuditEvent, auditOutcomeLabel } from '@careline/core/internal/audit';
import { auditActionLabel } from '@careline/core/internal/contract';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import type { ListColumn } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { useTimeZone } from '@careline/ui/provider';
import { auditExportMessages, auditMessages } from './audit.messages.ts';
import type { AuditRow } from './audit-rows.ts';

function useTimes() {
  const options = { timeZone: useTimeZone(), locale: useLocale() };
  return {
    day: ({ at }: AuditEvent) => formatDate(at, options),
    time: ({ at }: AuditEvent) => formatTime(at, options),
  };
}

function When({ event }: AuditRow) {
  const { day, time } = useTimes();
  return (
    <time dateTime={new Date(event.at * 1000).toISOString()} className="tabular-nums">
      <VisuallyHidden>{day(event)} </VisuallyHidden>
      {time(event)}
    </time>
  );
}

function Who({ event: { staff, facility, partner }, sameFacility }: AuditRow) {
  const t = useMessages(auditMessages);
  const name = staff?.name ?? t('system');
  const place = [facility?.name, partner && t('through', { partner: partner.name })]
    .filter(Boolean)
    .join(' · ');
  return (
    <span title={[name, place].filter(Boolean).join(' · ')}>
      <bdi translate="no" className="font-medium">
        {name}
      </bdi>
      {place && (
        <span className={`font-normal text-muted text-xs ${sameFacility ? 'sr-only' : ''}`}> {place}</span>
      )}
    </span>
  );
}

interface WhatProps {
  readonly row: AuditRow;
  readonly onToggle: (row: AuditRow) => void;
}

/** Describes the action, and marks unusual rows by text, shape and colour. */
function What({ row, onToggle }: WhatProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const { time } = useTimes();
  const { action, outcome, emergency, reason, code } = row.event;
  const label = auditActionLabel(action, locale);
  const oldest = row.earlier.at(-1);
  return (
    <div className={`flex min-w-0 items-center gap-x-3 @max-3xl:flex-wrap ${reason ? 'flex-wrap' : ''}`}>
      <span title={label} className="min-w-0 text-ink @3xl:truncate">
        {label}
      </span>
      {emergency && <StatusTag tone="danger">{t('emergency')}</StatusTag>}
      {outcome !== 'done' && (
        <StatusTag tone="warning" icon={outcome === 'refused' ? 'lock' : 'warning'}>
          {auditOutcomeLabel(outcome, locale)}
        </StatusTag>
      )}
      {code && <span className="shrink-0 text-muted text-xs">{t('code', { code })}</span>}
      {oldest && (
        <span className="flex shrink-0 items-center gap-1 whitespace-nowrap text-muted text-xs tabular-nums">
          {t('times', { count: row.earlier.length + 1, from: time(oldest) })}
          <Button size="row" variant="quiet" aria-expanded={row.isOpen} onClick={() => onToggle(row)}>
            {t(row.isOpen ? 'showOne' : 'showEach')}
          </Button>
        </span>
      )}
      {reason && <span className="wrap-anywhere w-full text-danger text-xs">{t('reason', { reason })}</span>}
    </div>
  );
}

function Patients({ event: { patients, patientCount } }: AuditRow) {
  const t = useMessages(auditMessages);
  const [first] = patients;
  if (!first) return patientCount > 0 && <span>{t('morePatients', { count: patientCount })}</span>;
  const others = patientCount - 1;
  const textOf = ({ name, uhid }: typeof first) => `${name.trim() || t('nameless')} ${uhid ?? t('noUhid')}`;
  return (
    <span title={patients.map(textOf).join('\n')}>
      <bdi translate="no">{first.name.trim() || t('nameless')}</bdi>{' '}
      <span translate="no" className="text-muted text-xs tabular-nums">
        {first.uhid ?? t('noUhid')}
      </span>
      {others > 0 && (
        <span translate="no" className="text-muted text-xs">
          {' '}
          <VisuallyHidden>{patients.slice(1).map(textOf).join(', ')} </VisuallyHidden>+{others}
        </span>
      )}
    </span>
  );
}

const SHOWN_OF_ID = 8;

/** The request id as in the server logs, with a copy button. */
function RequestId({ event: { requestId: id } }: AuditRow) {
  const t = useMessages(auditMessages);
  const announce = useAnnounce();
  const copy = () => {
    // If the browser blocks the clipboard, the title still shows the whole id.
    navigator.clipboard?.writeText(id).then(
      () => announce(t('copied')),
      () => undefined,
    );
  };
  return (
    <span className="group/id flex items-center justify-end gap-1">
      {/* Shows the start of the id; the button copies all of it. */}
      <span aria-hidden="true" title={id} className="font-mono text-muted text-xs">
        {id.slice(0, SHOWN_OF_ID)}
      </span>
      <IconButton
        icon="content_copy"
        size="small"
        label={t('copy', { id })}
        onClick={copy}
        className="text-muted opacity-0 focus-visible:opacity-100 group-hover/id:opacity-100 pointer-coarse:opacity-100"
      />
    </span>
  );
}

/** Returns the columns of the log. Files have more than the screen. */
export function useAuditColumns(onToggle: (row: AuditRow) => void): readonly ListColumn<AuditRow>[] {
  const t = useMessages(auditExportMessages);
  const locale = useLocale();
  const { day, time } = useTimes();
  const inFile = (
    key: keyof typeof auditExportMessages.en,
    text: (event: AuditEvent) => string | null | undefined,
  ): ListColumn<AuditRow> => ({
    key,
    label: t(key),
    only: 'file',
    text: ({ event }) => text(event) ?? '',
  });
  return [
    inFile('date', day),
    {
      key: 'time',
      label: t('time'),
      width: 'max-content',
      narrow: 'first',
      text: ({ event }) => time(event),
      cell: (row) => <When {...row} />,
    },
    {
      key: 'staff',
      label: t('staff'),
      names: true,
      width: 'fit-content(20rem)',
      text: ({ event }) => event.staff?.name ?? '',
      cell: (row) => <Who {...row} />,
    },
    inFile('facility', ({ facility }) => facility?.name),
    inFile('partner', ({ partner }) => partner?.name),
    {
      key: 'what',
      label: t('what'),
      width: 'minmax(0,2fr)',
      wraps: true,
      text: ({ event }) => auditActionLabel(event.action, locale),
      cell: (row) => <What row={row} onToggle={onToggle} />,
    },
    inFile('action', ({ action }) => action),
    inFile('outcome', ({ outcome }) => auditOutcomeLabel(outcome, locale)),
    inFile('emergency', ({ emergency }) => (emergency ? t('yes') : '')),
    inFile('reason', ({ reason }) => reason),
    inFile('code', ({ code }) => code),
    {
      key: 'patients',
      label: t('patients'),
      text: ({ event }) =>
        event.patients.map(({ name, uhid, vitaId }) => `${name} (${uhid ?? vitaId})`).join('; '),
      cell: (row) => <Patients {...row} />,
    },
    inFile('patientCount', ({ patientCount }) => String(patientCount)),
    {
      key: 'request',
      label: t('request'),
      width: 'max-content',
      text: ({ event }) => event.requestId,
      cell: (row) => <RequestId {...row} />,
    },
  ];
}
