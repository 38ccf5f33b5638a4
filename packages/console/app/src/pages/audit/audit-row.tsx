import { type AuditEvent, type AuditGroup, auditOutcomeLabel } from '@careline/core/internal/audit';
import { auditActionLabel } from '@careline/core/internal/contract';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { Cell, HeadCell, Row } from '@careline/ui/primitives/table';
import { useTimeZone } from '@careline/ui/provider';
import { type ReactNode, useState } from 'react';
import { auditMessages } from './audit.messages.ts';
import { STACKED, TABLE_ROLES } from './stacked.ts';

interface AuditRowProps {
  readonly event: AuditEvent;
  /** Shown below the action. */
  readonly children?: ReactNode;
}

function When({ event: { at } }: AuditRowProps) {
  const timeZone = useTimeZone();
  const options = { timeZone, locale: useLocale() };
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      className="block whitespace-nowrap text-end tabular-nums @3xl:text-start"
    >
      {formatDate(at, options)} <span className="block text-muted text-xs">{formatTime(at, options)}</span>
    </time>
  );
}

function Who({ event: { staff, facility, partner } }: AuditRowProps) {
  const t = useMessages(auditMessages);
  return (
    <>
      <bdi translate="no">{staff?.name ?? t('system')}</bdi>
      {facility && <span className="block font-normal text-muted text-xs">{facility.name}</span>}
      {partner && (
        <span className="block font-normal text-muted text-xs">
          {t('through', { partner: partner.name })}
        </span>
      )}
    </>
  );
}

/** Describes the action, and marks unusual rows by text, shape and colour. */
function What({ event, children }: AuditRowProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const { action, outcome, emergency, reason, code } = event;
  return (
    <div className="flex flex-col items-start gap-1 @3xl:min-w-56 @3xl:py-1.5">
      <span>{auditActionLabel(action, locale)}</span>
      {emergency && <StatusTag tone="danger">{t('emergency')}</StatusTag>}
      {outcome !== 'done' && (
        <StatusTag tone="warning" icon={outcome === 'refused' ? 'lock' : 'warning'}>
          {auditOutcomeLabel(outcome, locale)}
        </StatusTag>
      )}
      {reason && <span className="wrap-anywhere text-danger text-sm">{t('reason', { reason })}</span>}
      {code && <span className="text-muted text-xs">{t('code', { code })}</span>}
      {children}
    </div>
  );
}

function Patients({ event: { patients, patientCount } }: AuditRowProps) {
  const t = useMessages(auditMessages);
  const others = patientCount - patients.length;
  // Cards have no column heading to explain an empty cell.
  if (patientCount === 0) return <span className="text-muted @max-3xl:hidden">{t('noPatient')}</span>;
  return (
    <ul className="@3xl:py-1">
      {patients.map(({ vitaId, name, uhid }) => (
        <li key={vitaId}>
          <bdi translate="no">{name.trim() || t('nameless')}</bdi>{' '}
          <span translate="no" className="text-muted text-xs tabular-nums">
            {uhid ?? t('noUhid')}
          </span>
        </li>
      ))}
      {others > 0 && <li className="text-muted text-xs">{t('morePatients', { count: others })}</li>}
    </ul>
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
    <span className="flex items-center justify-end gap-1">
      {/* Shows the start of the id; the button copies all of it. */}
      <span aria-hidden="true" title={id} className="font-mono text-muted text-xs">
        {id.slice(0, SHOWN_OF_ID)}
      </span>
      <IconButton icon="content_copy" label={t('copy', { id })} onClick={copy} />
    </span>
  );
}

/** Returns the row's edge style, a second sign of what the tags say. */
const edgeOf = ({ emergency, outcome }: AuditEvent): string => {
  if (emergency) return 'border-s-4 border-s-danger';
  return outcome === 'done' ? '' : 'border-s-4 border-s-warning';
};

/** One request: when, who, what, which record, and its id. */
function AuditRow(props: AuditRowProps) {
  const { event } = props;
  const edge = edgeOf(event);
  const cell = { ...TABLE_ROLES.cell, className: STACKED.cell };
  return (
    // In a table row, only cells can have a border.
    <Row {...TABLE_ROLES.row} className={`${STACKED.row} ${edge}`}>
      <Cell {...cell} className={`${edge} ${STACKED.cell}`}>
        <When {...props} />
      </Cell>
      <HeadCell {...TABLE_ROLES.rowHead} scope="row" className={`${STACKED.cell} ${STACKED.first}`}>
        <div className="whitespace-normal @3xl:min-w-52 @3xl:py-1.5">
          <Who {...props} />
        </div>
      </HeadCell>
      <Cell {...cell} className={`${STACKED.cell} ${STACKED.whole}`}>
        <What {...props} />
      </Cell>
      <Cell {...cell}>
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
}

/** A row and the number of identical earlier ones, which expand on demand. */
export function AuditGroupRows({ group: { newest, earlier } }: AuditGroupRowsProps) {
  const timeZone = useTimeZone();
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const [each, setEach] = useState(false);
  const oldest = earlier.at(-1);
  if (!oldest) return <AuditRow event={newest} />;
  const from = formatTime(oldest.at, { timeZone, locale });
  return (
    <>
      <AuditRow event={newest}>
        <span className="flex flex-wrap items-center gap-2 text-muted text-xs tabular-nums">
          {t('times', { count: earlier.length + 1, from })}
          <Button size="small" variant="quiet" aria-expanded={each} onClick={() => setEach(!each)}>
            {t(each ? 'showOne' : 'showEach')}
          </Button>
        </span>
      </AuditRow>
      {each && earlier.map((event) => <AuditRow key={event.id} event={event} />)}
    </>
  );
}
