import { pregnancyState } from '@careline/core/internal/clinical';
import { serverNow } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import type { QueryState } from '@careline/core/internal/http';
import type { RecordSummary } from '@careline/core/internal/overview';
import type { Patient } from '@careline/core/internal/patients';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { EncounterStatusTag, ServiceName } from '../../encounters/encounter-words/index.ts';
import { useFormatDate, useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { MaternityTag } from '../../patients/patient-header/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { OverviewSection } from '../overview-section/index.ts';
import { recordOverviewMessages } from './record-overview.messages.ts';

export interface WhatIsNextProps {
  readonly patient: Patient;
  readonly state: QueryState<RecordSummary>;
  /** Returns the address of an encounter's page; undefined if the user may not open it. */
  readonly encounterAddress: (id: string) => string | undefined;
  /** Address of all encounters. Undefined if the user may not see them. */
  readonly encountersAddress?: string | undefined;
  readonly partner?: string | undefined;
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-3 @xs:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm leading-6">{label}</dt>
      <dd className="wrap-anywhere flex flex-wrap items-baseline gap-x-2">{children}</dd>
    </div>
  );
}

type NextProps = Omit<WhatIsNextProps, 'state' | 'patient'> & { readonly summary: RecordSummary };

function NextCall({ summary: { nextCall } }: NextProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const t = useMessages(recordOverviewMessages);
  const locale = useLocale();
  if (nextCall === undefined) return null;
  if (nextCall === null) {
    return (
      <Row label={t('nextCall')}>
        <span className="text-muted">{t('noCall')}</span>
      </Row>
    );
  }
  const { dueAt, timed, callType } = nextCall;
  const day = formatDate(dueAt, { timeZone });
  const isLate = timed ? dueAt * 1000 < now() : dueAt < Math.floor(now() / 1000) - 86_400;
  return (
    <Row label={t('nextCall')}>
      <span className="font-medium tabular-nums">
        {timed ? `${day} ${formatTime(dueAt, { timeZone })}` : day}
      </span>
      <span>{callTypeLabel(callType, locale)}</span>
      {isLate && <StatusTag tone="warning">{t('overdue')}</StatusTag>}
    </Row>
  );
}

/** Says how many encounters are booked after the next one, and leads to them. */
function LaterEncounters({ summary, encountersAddress }: NextProps) {
  const t = useMessages(recordOverviewMessages);
  const { link } = useNavigation();
  const { laterEncounters: count = 0 } = summary;
  if (count === 0) return null;
  const words = t('laterEncounters', { count });
  if (!encountersAddress) return <span className="text-muted">{words}</span>;
  return (
    <a className="text-accent hover:underline" {...link(encountersAddress)}>
      {words}
    </a>
  );
}

function NextEncounter(props: NextProps) {
  const { summary, encounterAddress, partner } = props;
  const { nextEncounter } = summary;
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const t = useMessages(recordOverviewMessages);
  const { link } = useNavigation();
  if (nextEncounter === undefined) return null;
  if (nextEncounter === null) {
    return (
      <Row label={t('nextEncounter')}>
        <span className="text-muted">{t('noEncounter')}</span>
      </Row>
    );
  }
  const { id, period, serviceType, status } = nextEncounter;
  const when = `${formatDate(period.start, { timeZone })} ${formatTime(period.start, { timeZone })}`;
  const address = encounterAddress(id);
  return (
    <Row label={t('nextEncounter')}>
      {address ? (
        <a className="font-medium text-accent tabular-nums hover:underline" {...link(address)}>
          {when}
        </a>
      ) : (
        <span className="font-medium tabular-nums">{when}</span>
      )}
      <ServiceName serviceType={serviceType} partner={partner} />
      <EncounterStatusTag status={status} />
      <LaterEncounters {...props} />
    </Row>
  );
}

/** Shows the state of a pregnancy or a recent birth. Never shown for men. */
function Pregnancy({ patient }: Pick<WhatIsNextProps, 'patient'>) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(recordOverviewMessages);
  if (patient.appUserInfo.gender.toLowerCase() === 'male') return null;
  const { dueDate, bornOn } = patient.maternity ?? {};
  const today = isoDay(Math.floor((now ?? serverNow)() / 1000), timeZone) ?? '';
  const state = patient.facts && pregnancyState(patient.facts, today).kind;
  // A pregnancy without a due date or an end is shown on its own card.
  if (state === 'undated' || state === 'late') return null;
  return (
    <Row label={t('pregnancy')}>
      {dueDate || bornOn ? (
        <MaternityTag patient={patient} />
      ) : (
        <span className="text-muted">{t('notPregnant')}</span>
      )}
    </Row>
  );
}

/** The programmes that decide which calls are due. */
function Programmes({ patient: { enrolments } }: Pick<WhatIsNextProps, 'patient'>) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(recordOverviewMessages);
  const names = enrolments.map(({ programme, enrolledAt }) => {
    const name = programmeLabel(programme);
    return enrolledAt === 0 ? name : t('since', { name, day: formatDate(enrolledAt, { timeZone }) });
  });
  return (
    <Row label={t('programmes')}>
      {names.length > 0 ? names.join('; ') : <span className="text-muted">{t('noProgramme')}</span>}
    </Row>
  );
}

/** Shows the next call and visit, and the facts they depend on. */
export function WhatIsNext({ patient, state, ...rest }: WhatIsNextProps) {
  const t = useMessages(recordOverviewMessages);
  return (
    <OverviewSection title={t('next')}>
      <dl aria-busy={state.phase === 'loading'} className="flex flex-col gap-2">
        {state.phase === 'loading' && (
          <div>
            <dt className="sr-only">{t('next')}</dt>
            <dd>
              <Skeleton lines={2} />
            </dd>
          </div>
        )}
        {state.phase === 'failed' && (
          <Row label={t('next')}>
            <span>{t('failed')}</span>
          </Row>
        )}
        {state.phase === 'ready' && (
          <>
            <NextCall {...rest} summary={state.value} />
            <NextEncounter {...rest} summary={state.value} />
          </>
        )}
        <Programmes patient={patient} />
        <Pregnancy patient={patient} />
      </dl>
    </OverviewSection>
  );
}
