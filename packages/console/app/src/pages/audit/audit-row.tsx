import { type AuditEvent, type AuditGroup, auditOutcomeLabel } from '@careline/core/internal/audit';
import { auditActionLabel } from '@careline/core/internal/contract';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { Cell, HeadCell, Row } from '@careline/ui/primitives/table';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { useTimeZone } from '@careline/ui/provider';
import { type ReactNode, useState } from 'react';
import { auditMessages } from './audit.messages.ts';
import { STACKED, TABLE_ROLES } from './stacked.ts';

interface AuditRowProps {
  readonly event: AuditEvent;
  /** Whether the row above names the same facility, which is then not repeated. */
  readonly sameFacility?: boolean;
  /** Shown after the action. */
  readonly children?: ReactNode;
}

function When({ event: { at } }: AuditRowProps) {
  const timeZone = useTimeZone();
  const options = { timeZone, locale: useLocale() };
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className="tabular-nums">
      <VisuallyHidden>{formatDate(at, options)} </VisuallyHidden>
      {formatTime(at, options)}
    </time>
  );
}

function Who({ event: { staff, facility, partner }, sameFacility }: AuditRowProps) {
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

/** Describes the action, and marks unusual rows by text, shape and colour. */
function What({ event, children }: AuditRowProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const { action, outcome, emergency, reason, code } = event;
  const label = auditActionLabel(action, locale);
  return (
    <div className={`flex min-w-0 items-center gap-x-3 @max-3xl:flex-wrap ${reason ? 'flex-wrap' : ''}`}>
      <span title={label} className="min-w-0 @3xl:truncate">
        {label}
      </span>
      {emergency && <StatusTag tone="danger">{t('emergency')}</StatusTag>}
      {outcome !== 'done' && (
        <StatusTag tone="warning" icon={outcome === 'refused' ? 'lock' : 'warning'}>
          {auditOutcomeLabel(outcome, locale)}
        </StatusTag>
      )}
      {code && <span className="shrink-0 text-muted text-xs">{t('code', { code })}</span>}
      {children}
      {reason && <span className="wrap-anywhere w-full text-danger text-xs">{t('reason', { reason })}</span>}
    </div>
  );
}

function Patients({ event: { patients, patientCount } }: AuditRowProps) {
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
function RequestId({ id }: { readonly id: string }) {
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

/** One request: when, who, what, which record, and its id. */
function AuditRow(props: AuditRowProps) {
  const { event } = props;
  const cell = { ...TABLE_ROLES.cell, className: STACKED.cell };
  return (
    <Row {...TABLE_ROLES.row} className={STACKED.row}>
      <Cell
        {...cell}
        className={`${event.emergency ? 'shadow-[inset_3px_0_0_var(--careline-color-danger-fill)]' : ''} text-end ${STACKED.cell}`}
      >
        <When {...props} />
      </Cell>
      <HeadCell
        {...TABLE_ROLES.rowHead}
        scope="row"
        className={`max-w-80 truncate ${STACKED.cell} ${STACKED.first}`}
      >
        <Who {...props} />
      </HeadCell>
      <Cell {...cell} className={`@3xl:w-[45%] @3xl:max-w-0 ${STACKED.cell} ${STACKED.whole}`}>
        <What {...props} />
      </Cell>
      <Cell {...cell} className={`max-w-72 truncate ${STACKED.cell}`}>
        <Patients {...props} />
      </Cell>
      <Cell {...cell}>
        <RequestId id={event.requestId} />
      </Cell>
    </Row>
  );
}

export interface AuditGroupRowsProps {
  readonly group: AuditGroup;
  readonly sameFacility: boolean;
}

/** A row and the number of identical earlier ones, which expand on demand. */
export function AuditGroupRows({ group: { newest, earlier }, sameFacility }: AuditGroupRowsProps) {
  const timeZone = useTimeZone();
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const [each, setEach] = useState(false);
  const oldest = earlier.at(-1);
  if (!oldest) return <AuditRow event={newest} sameFacility={sameFacility} />;
  const from = formatTime(oldest.at, { timeZone, locale });
  return (
    <>
      <AuditRow event={newest} sameFacility={sameFacility}>
        <span className="flex shrink-0 items-center gap-1 whitespace-nowrap text-muted text-xs tabular-nums">
          {t('times', { count: earlier.length + 1, from })}
          <Button size="row" variant="quiet" aria-expanded={each} onClick={() => setEach(!each)}>
            {t(each ? 'showOne' : 'showEach')}
          </Button>
        </span>
      </AuditRow>
      {each && earlier.map((event) => <AuditRow key={event.id} event={event} sameFacility />)}
    </>
  );
}
