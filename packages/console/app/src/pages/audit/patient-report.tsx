import type { PatientReport, RecordViewer } from '@careline/core/internal/audit';
import { auditActionLabel } from '@careline/core/internal/contract';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Icon } from '@careline/ui/primitives/icon';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { Cell, HeadCell, Row, Table } from '@careline/ui/primitives/table';
import { useTimeZone } from '@careline/ui/provider';
import { ArchivedNotice } from './archived-notice.tsx';
import { patientReportMessages } from './audit.messages.ts';

export interface PatientReportProps {
  readonly report: PatientReport;
}

/** Returns the report's time formatters; both take unix seconds. */
function useTimes() {
  const timeZone = useTimeZone();
  const options = { timeZone, locale: useLocale() };
  return {
    day: (seconds: number) => formatDate(seconds, options),
    at: (seconds: number) => `${formatDate(seconds, options)} ${formatTime(seconds, options)}`,
    time: (seconds: number) => formatTime(seconds, options),
  };
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">
        <bdi translate="no">{children}</bdi>
      </dd>
    </div>
  );
}

function Head({ report }: PatientReportProps) {
  const t = useMessages(patientReportMessages);
  const times = useTimes();
  const { name, uhid, birthDate } = report.patient;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      <Fact label={t('patient')}>{name.trim() || t('nameless')}</Fact>
      <Fact label={t('uhid')}>{uhid ?? t('unknown')}</Fact>
      <Fact label={t('born')}>{birthDate === null ? t('unknown') : bornOn(birthDate)}</Fact>
      <Fact label={t('organisation')}>{report.organisation}</Fact>
      <Fact label={t('madeAt')}>{times.at(report.madeAt)}</Fact>
    </dl>
  );
}

/** Formats a full date; a partial one stays as it is. */
const bornOn = (birthDate: string): string => (birthDate.length === 10 ? formatDate(birthDate) : birthDate);

interface ViewerProps {
  readonly viewer: RecordViewer;
}

/** Emergency access with its reason: red on screen, framed on paper. */
function Emergencies({ viewer }: ViewerProps) {
  const t = useMessages(patientReportMessages);
  const times = useTimes();
  return (
    <ul className="flex flex-col gap-1">
      {viewer.emergencies.map(({ at, until, reason }) => (
        <li key={at} className="rounded-control border-2 border-danger px-2 py-1 text-danger">
          <span className="flex items-center gap-1 font-semibold">
            <Icon name="error" size={16} />
            {t('emergency')}
          </span>
          <span className="block">
            {until === null
              ? times.at(at)
              : t('emergencyAt', { when: times.at(at), until: times.time(until) })}
          </span>
          <span className="wrap-anywhere block">{t('reason', { reason })}</span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ viewer }: ViewerProps) {
  const t = useMessages(patientReportMessages);
  const locale = useLocale();
  const changed = viewer.actions.some(({ writes }) => writes);
  const words = viewer.actions.map(({ action, times }) =>
    t('counted', { what: auditActionLabel(action, locale), times }),
  );
  return (
    <div className="flex flex-col items-start gap-1 py-1">
      {changed ? (
        <StatusTag tone="info" icon="edit">
          {t('changed')}
        </StatusTag>
      ) : (
        <StatusTag icon="search">{t('saw')}</StatusTag>
      )}
      <span>{words.join('; ')}</span>
      {viewer.emergencies.length > 0 && <Emergencies viewer={viewer} />}
    </div>
  );
}

/** Day above time, neither wrapped: the columns are narrow on paper. */
function When({ at }: { readonly at: number }) {
  const times = useTimes();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className="whitespace-nowrap tabular-nums">
      {times.day(at)} <span className="block">{times.time(at)}</span>
    </time>
  );
}

function Viewer(props: ViewerProps) {
  const t = useMessages(patientReportMessages);
  const { viewer } = props;
  return (
    <Row>
      <HeadCell scope="row">
        <div className="whitespace-normal">
          <bdi translate="no">{viewer.staff?.name ?? t('system')}</bdi>
          <span className="block font-normal text-muted text-xs">{viewer.facilities.join('; ')}</span>
        </div>
      </HeadCell>
      <Cell>
        <When at={viewer.first} />
      </Cell>
      <Cell>
        <When at={viewer.last} />
      </Cell>
      <Cell numeric>{viewer.times}</Cell>
      <Cell>
        <Actions {...props} />
      </Cell>
    </Row>
  );
}

/** Shows a patient who saw or changed their record, on screen and on paper. */
export function PatientReportView({ report }: PatientReportProps) {
  const t = useMessages(patientReportMessages);
  return (
    <>
      <Head report={report} />
      <ArchivedNotice archives={report.archives} />
      {report.viewers.length === 0 ? (
        <EmptyState icon="history" title={t('noneTitle')} />
      ) : (
        <Table
          caption={t('intro')}
          showCaption
          className="rounded-card border border-line bg-raised pt-3 print:overflow-visible print:border-0"
        >
          <thead>
            <tr>
              <HeadCell>{t('person')}</HeadCell>
              <HeadCell>{t('first')}</HeadCell>
              <HeadCell>{t('last')}</HeadCell>
              <HeadCell numeric>{t('times')}</HeadCell>
              <HeadCell className="w-1/2">{t('what')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {report.viewers.map((viewer) => (
              <Viewer key={viewer.staff?.id ?? 'system'} viewer={viewer} />
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
