import {
  type Encounter,
  isOpenStatus,
  listPatientEncounters,
  MAX_ENCOUNTER_PAGE,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { readPatientEncounters } from '@careline/core/internal/encounters/consultations';
import type { ReactNode } from 'react';
import { RequestFailed, usePatientList } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp } from '../../provider/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  type EncounterTimes,
  ModeWords,
  PunctualityTag,
  ServiceName,
  useEncounterTimes,
} from '../encounter-words/index.ts';
import { patientEncountersMessages } from './patient-encounters.messages.ts';

export interface PatientEncountersProps {
  readonly vitaId: string;
  /** Returns the address of an encounter, or undefined for users who may not open encounters. */
  readonly encounterAddress: (id: string) => string | undefined;
  /** The encounter of the current page, which is left out. */
  readonly except?: string;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  /** Rendered at the end of the heading, such as a button to book. */
  readonly actions?: ReactNode;
}

interface ItemProps extends Pick<PatientEncountersProps, 'encounterAddress' | 'partner'> {
  readonly encounter: Encounter;
  readonly times: EncounterTimes;
}

function When({ encounter, times, encounterAddress, partner }: ItemProps) {
  const t = useMessages(patientEncountersMessages);
  const locale = useLocale();
  const { link } = useNavigation();
  const { start } = encounter.period;
  const when = encounter.dayOnly ? times.weekday(times.dayOf(start)) : times.when(start);
  const address = encounterAddress(encounter.id);
  if (!address) return <span className="font-medium tabular-nums">{when}</span>;
  const { href, onClick } = link(address);
  const service = serviceTypeLabel(encounter.serviceType, { partner, locale });
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={t('open', { service, when })}
      className="font-medium text-ink tabular-nums after:absolute after:inset-0 hover:underline"
    >
      {when}
    </a>
  );
}

function Item(props: ItemProps) {
  const { encounter, partner, times } = props;
  return (
    <li className="relative grid grid-cols-1 items-center gap-x-4 gap-y-1 border-line border-b px-3 py-2 last:border-b-0 hover:bg-hover @2xl:grid-cols-[13rem_minmax(0,1.4fr)_minmax(0,1fr)_auto]">
      <When {...props} />
      <span className="wrap-anywhere flex flex-wrap gap-x-3">
        <ServiceName {...encounter} partner={partner} />
        <span className="text-muted text-xs">
          <ModeWords {...encounter} />
        </span>
      </span>
      <span className="wrap-anywhere">
        <CareProviderName {...encounter} />
      </span>
      <span className="flex flex-wrap gap-1 @2xl:w-56 @2xl:justify-end">
        <EncounterStatusTag status={encounter.status} />
        <PunctualityTag encounter={encounter} times={times} />
      </span>
    </li>
  );
}

interface PartProps extends Omit<ItemProps, 'encounter'> {
  readonly title: string;
  readonly encounters: readonly Encounter[];
}

function Part({ title, encounters, ...words }: PartProps) {
  if (encounters.length === 0) return null;
  return (
    <div>
      <h3 className="pb-1 font-medium text-muted text-xs">{title}</h3>
      <ul aria-label={title} className="rounded-card border border-line">
        {encounters.map((encounter) => (
          <Item key={encounter.id} {...words} encounter={encounter} />
        ))}
      </ul>
    </div>
  );
}

/** Splits encounters into upcoming ones, earliest first, and all others, latest first. */
function inParts(all: readonly Encounter[], { today, dayOf }: EncounterTimes) {
  const isUpcoming = (encounter: Encounter) =>
    isOpenStatus(encounter.status) && dayOf(encounter.period.start) >= today();
  const latest = all.toSorted((one, other) => other.period.start - one.period.start);
  return {
    upcoming: latest.filter(isUpcoming).toReversed(),
    past: latest.filter((encounter) => !isUpcoming(encounter)),
  };
}

/** The encounters of a patient, with links for users who may open them. */
export function PatientEncounters(props: PatientEncountersProps) {
  const http = useHttp();
  const { vitaId, except, actions, encounterAddress, partner } = props;
  const t = useMessages(patientEncountersMessages);
  const times = useEncounterTimes();
  const { state, refresh } = usePatientList<Encounter>({
    vitaId,
    endpoint: listPatientEncounters,
    read: (signal) => readPatientEncounters(http, vitaId, signal),
  });
  useLive(['encounters'], refresh);
  const all = state.phase === 'ready' ? state.value : [];
  const { upcoming, past } = inParts(
    all.filter(({ id }) => id !== except),
    times,
  );
  const words = { times, encounterAddress, partner };
  return (
    <Card title={t(except ? 'others' : 'title')} actions={actions}>
      <div className="flex flex-col gap-4" aria-busy={state.phase === 'loading'}>
        {state.phase === 'loading' && <Skeleton lines={3} />}
        {state.phase === 'failed' && (
          <RequestFailed title={t('failed')} onRetry={refresh} error={state.error} />
        )}
        {state.phase === 'ready' && upcoming.length + past.length === 0 && (
          <p className="text-muted">{t(except ? 'noOthers' : 'none')}</p>
        )}
        <Part {...words} title={t('upcoming')} encounters={upcoming} />
        <Part {...words} title={t('past')} encounters={past} />
        {all.length >= MAX_ENCOUNTER_PAGE && (
          <p className="text-muted text-xs">{t('first', { count: MAX_ENCOUNTER_PAGE })}</p>
        )}
      </div>
    </Card>
  );
}
