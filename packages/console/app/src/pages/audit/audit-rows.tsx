import {
  type AuditGroup,
  type AuditList,
  type AuditListState,
  groupAudit,
} from '@careline/core/internal/audit';
import { formatDate } from '@careline/core/internal/formatting';
import { RequestFailed } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { HeadCell, Table } from '@careline/ui/primitives/table';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { useTimeZone } from '@careline/ui/provider';
import { Fragment, useMemo } from 'react';
import { auditMessages } from './audit.messages.ts';
import { AuditGroupRows } from './audit-row.tsx';
import { STACKED, TABLE_ROLES } from './stacked.ts';

export interface AuditRowsProps {
  readonly list: AuditList;
  readonly state: AuditListState;
}

function Loading() {
  const t = useMessages(auditMessages);
  return (
    <div className="p-4">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}

type FailureTitle = 'failedTitle' | 'moreFailed' | 'refreshFailed';

function Failure({ list, state, title }: AuditRowsProps & { readonly title: FailureTitle }) {
  const t = useMessages(auditMessages);
  const { error } = state;
  return (
    <div className="p-4">
      <RequestFailed title={t(title)} onRetry={list.retry} error={error} />
    </div>
  );
}

const HEADS = ['when', 'who', 'what', 'patients', 'request'] as const;

/** The day of the rows below. */
function DayRow({ children }: { readonly children: string }) {
  return (
    <tr {...TABLE_ROLES.row} className="@max-3xl:block">
      <th
        {...TABLE_ROLES.rowHead}
        scope="rowgroup"
        colSpan={HEADS.length}
        className="h-7 border-row-line border-b bg-side px-3 text-start font-medium text-muted text-xs tabular-nums @max-3xl:block @max-3xl:py-1"
      >
        {children}
      </th>
    </tr>
  );
}

function Rows({ state }: AuditRowsProps) {
  const t = useMessages(auditMessages);
  const groups = useMemo(() => groupAudit(state.rows), [state.rows]);
  const options = { timeZone: useTimeZone(), locale: useLocale() };
  const dayOf = ({ newest }: AuditGroup) => formatDate(newest.at, options);
  return (
    <div className="@container">
      <Table role="table" caption={t('caption')} className={STACKED.table}>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {HEADS.map((head) => (
              <HeadCell key={head} {...TABLE_ROLES.head}>
                {t(head)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {groups.map((group, index) => {
            const before = groups[index - 1];
            const day = dayOf(group);
            return (
              <Fragment key={group.newest.id}>
                {(!before || dayOf(before) !== day) && <DayRow>{day}</DayRow>}
                <AuditGroupRows
                  group={group}
                  sameFacility={before?.newest.facility?.name === group.newest.facility?.name}
                />
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

function More({ list, state }: AuditRowsProps) {
  const t = useMessages(auditMessages);
  if (state.next === null) return null;
  return (
    <p className="flex justify-center p-3">
      <Button icon="expand_more" busy={state.work === 'more'} onClick={list.more}>
        {t('more')}
      </Button>
    </p>
  );
}

function Found(props: AuditRowsProps) {
  const { failedWork } = props.state;
  return (
    <>
      {failedWork === 'refresh' && <Failure {...props} title="refreshFailed" />}
      <Rows {...props} />
      {failedWork === 'more' ? <Failure {...props} title="moreFailed" /> : <More {...props} />}
    </>
  );
}

/** Draws the results for each phase. */
export function AuditRows(props: AuditRowsProps) {
  const t = useMessages(auditMessages);
  const { phase } = props.state;
  if (phase === 'found') return <Found {...props} />;
  if (phase === 'failed') return <Failure {...props} title="failedTitle" />;
  if (phase !== 'none') return <Loading />;
  return (
    <EmptyState icon="history" title={t('noneTitle')}>
      {t('noneText')}
    </EmptyState>
  );
}
