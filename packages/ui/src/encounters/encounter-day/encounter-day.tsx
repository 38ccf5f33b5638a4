import type { Encounter } from '@careline/core/internal/encounters';
import type { DayPlan, OfferedAct } from '@careline/core/internal/encounters/consultations';
import { standInReasonLabel } from '@careline/core/internal/encounters/teams';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { LiveLine, useSteady } from '../../live/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button, buttonClass, IconButton } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import {
  ActButtons,
  type ActSetting,
  type EncounterActs,
  useEncounterActs,
} from '../encounter-acts/index.ts';
import {
  EncounterStatusTag,
  type EncounterTimes,
  encounterWordsMessages,
  ModeWords,
  PriorityWords,
  PunctualityTag,
  ServiceName,
  useEncounterTimes,
  usePatientName,
} from '../encounter-words/index.ts';
import { encounterDayMessages } from './encounter-day.messages.ts';
import { RequestRow } from './request-row.tsx';
import { RequestRows } from './request-rows.tsx';
import { type BulkAccept, useBulkAccept } from './use-bulk-accept.tsx';
import { DAY_EVERY_MS, useOwnDay } from './use-own-day.ts';

export interface EncounterDayProps extends ActSetting {
  readonly encounterAddress: (id: string) => string;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  /** Shown next to the day on a wide screen, and below it on a narrow one. */
  readonly beside?: ReactNode;
}

interface RowProps extends EncounterDayProps {
  readonly encounter: Encounter;
  readonly times: EncounterTimes;
  readonly acts: EncounterActs;
  /** The actions available in the row. */
  readonly only: readonly OfferedAct[];
  readonly showsStatus?: boolean;
  /** Shows a button that opens the visit. */
  readonly opensVisit?: boolean;
}

function Name({ encounter, times, encounterAddress, big }: RowProps & { readonly big?: boolean }) {
  const t = useMessages(encounterDayMessages);
  const w = useMessages(encounterWordsMessages);
  const { link } = useNavigation();
  const name = usePatientName()(encounter);
  const { href, onClick } = link(encounterAddress(encounter.id));
  return (
    <span className={`wrap-anywhere ${big ? 'text-title' : ''}`}>
      <a
        translate="no"
        href={href}
        onClick={onClick}
        dir="auto"
        aria-label={t('open', { name, when: times.when(encounter.period.start) })}
        className="font-medium text-ink hover:underline"
      >
        {name}
      </a>{' '}
      <span translate="no" className="whitespace-nowrap text-muted text-xs tabular-nums">
        {encounter.patient?.uhid ?? w('noUhid')}
      </span>
    </span>
  );
}

/** Opens the visit of a waiting patient, where it is also completed. */
function SeePatient({ encounter, encounterAddress }: RowProps) {
  const t = useMessages(encounterDayMessages);
  const { link } = useNavigation();
  const { href, onClick } = link(encounterAddress(encounter.id));
  return (
    <a href={href} onClick={onClick} className={buttonClass({ variant: 'primary', size: 'small' })}>
      {t('see')}
    </a>
  );
}

function Facts({ encounter, partner, user }: RowProps) {
  const t = useMessages(encounterDayMessages);
  const { careProvider, careTeam } = encounter;
  return (
    <span className="wrap-anywhere flex flex-wrap gap-x-3 text-sm">
      <ServiceName {...encounter} partner={partner} />
      <ModeWords {...encounter} />
      {encounter.priority !== 'routine' && <PriorityWords {...encounter} />}
      {careProvider && careProvider.id !== user.staffId && (
        <bdi>
          <Untranslated parts={[careProvider.name]}>{t('for', { name: careProvider.name })}</Untranslated>
        </bdi>
      )}
      {!careProvider && careTeam && <bdi translate="no">{careTeam.name}</bdi>}
    </span>
  );
}

function Buttons({ encounter, acts, only, big, ...setting }: RowProps & { readonly big?: boolean }) {
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      <ActButtons
        {...setting}
        encounter={encounter}
        only={only}
        size={big ? 'medium' : 'small'}
        onAct={acts.onAct}
        busy={acts.busyId === encounter.id}
      />
    </span>
  );
}

function DayRow(props: RowProps) {
  const { encounter, times, showsStatus } = props;
  return (
    <li className="flex flex-col gap-1 border-line border-b px-4 py-2 last:border-b-0 @xl:grid @xl:grid-cols-[13.5rem_minmax(0,1fr)] @xl:items-center @xl:gap-x-4 @3xl:grid-cols-[13.5rem_minmax(0,1fr)_auto]">
      <span className="self-start tabular-nums">{times.range(encounter)}</span>
      <span className="flex min-w-0 flex-col gap-1">
        <Name {...props} />
        <Facts {...props} />
        {encounter.reason && <span className="wrap-anywhere text-muted text-xs">{encounter.reason}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-2 @xl:col-start-2 @3xl:col-start-3 @3xl:justify-end">
        {showsStatus && <EncounterStatusTag status={encounter.status} />}
        <PunctualityTag encounter={encounter} times={times} />
        {props.opensVisit && <SeePatient {...props} />}
        <Buttons {...props} />
      </span>
    </li>
  );
}

/** Maximum number of rows in groups that are not limited to today. */
const FIRST = 12;

type Shared = Omit<RowProps, 'encounter' | 'only'>;

interface GroupProps extends Pick<RowProps, 'only' | 'opensVisit'> {
  readonly shared: Shared;
  readonly title: string;
  readonly icon: IconName;
  readonly encounters: readonly Encounter[];
  /** The rest shows on request, so that future days do not push today out of view. */
  readonly most?: number;
  /** Draws each encounter on one line. */
  readonly isRequest?: boolean;
  /** Answers requests together. */
  readonly bulk?: BulkAccept;
}

function Group({ title, icon, encounters, shared, most = encounters.length, ...props }: GroupProps) {
  const { bulk, isRequest = false, ...row } = props;
  const t = useMessages(encounterDayMessages);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (encounters.length === 0) return null;
  const shown = isWhole ? encounters : encounters.slice(0, most);
  return (
    <section aria-labelledby={id} className="@container rounded-card border border-line bg-raised">
      <h2 id={id} className="flex min-h-9 items-center gap-2 border-line border-b px-4 font-semibold">
        <Icon name={icon} />
        {title}
      </h2>
      {bulk ? (
        <RequestRows {...shared} labelId={id} encounters={shown} bulk={bulk} />
      ) : (
        <ul aria-labelledby={id}>
          {shown.map((encounter) =>
            isRequest ? (
              <RequestRow key={encounter.id} {...shared} only={row.only} encounter={encounter} />
            ) : (
              <DayRow key={encounter.id} {...shared} {...row} encounter={encounter} />
            ),
          )}
        </ul>
      )}
      {shown.length < encounters.length && (
        <p className="border-line border-t px-4 py-2">
          <Button size="small" variant="quiet" icon="expand_more" onClick={() => setWhole(true)}>
            {t('showAll', { count: encounters.length })}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The next encounter, enlarged: patient, service, time, and minutes until it starts. */
function Next({ shared, encounter }: { readonly shared: Shared; readonly encounter: Encounter | undefined }) {
  const t = useMessages(encounterDayMessages);
  const id = useId();
  const { times } = shared;
  const row: RowProps | undefined = encounter && { ...shared, encounter, only: ['arrive'] };
  const minutes = encounter ? Math.ceil((encounter.period.start - times.nowSeconds()) / 60) : 0;
  return (
    <section aria-labelledby={id} className="rounded-card border border-accent bg-raised p-4">
      <h2 id={id} className="pb-2 font-semibold">
        {t('next')}
      </h2>
      {row ? (
        <div className="flex flex-col items-start gap-2">
          <Name {...row} big />
          <p className="font-semibold tabular-nums">
            {times.range(row.encounter)}{' '}
            <span className="font-normal">({t('inTime', { time: times.duration(minutes) })})</span>
          </p>
          <Facts {...row} />
          {row.encounter.reason && <p className="wrap-anywhere">{row.encounter.reason}</p>}
          <Buttons {...row} big />
        </div>
      ) : (
        <p className="text-muted">{t('noNext')}</p>
      )}
    </section>
  );
}

type Day = ReturnType<typeof useOwnDay>;

function Head({ day, times }: { readonly day: Day; readonly times: EncounterTimes }) {
  const t = useMessages(encounterDayMessages);
  const { state, at, online, refresh } = day;
  const error = state.phase === 'ready' ? state.error : undefined;
  return (
    <>
      <HeadPart place="count">
        <p className="text-muted text-xs tabular-nums">
          {at !== undefined && t(online ? 'asOf' : 'offline', { time: times.time(at) })}
        </p>
      </HeadPart>
      <HeadPart place="acts">
        <IconButton icon="refresh" size="small" label={t('refresh')} onClick={refresh} />
      </HeadPart>
      {error && online && <RequestFailed title={t('refreshFailed')} onRetry={refresh} error={error} />}
    </>
  );
}

/** Colleagues the user stands in for today. Actions on their behalf are recorded under the user's own name. */
function StandsIn({ standsInFor }: Pick<Day, 'standsInFor'>) {
  const formatDate = useFormatDate();
  const t = useMessages(encounterDayMessages);
  const locale = useLocale();
  if (standsInFor.length === 0) return null;
  return (
    <ul className="rounded-control bg-info-soft px-3 py-1 text-on-info-soft text-sm">
      {standsInFor.map(({ careProvider, untilDay, reason }) => (
        <li key={careProvider.id}>
          {t('standsIn', {
            name: careProvider.name,
            until: formatDate(untilDay),
            reason: standInReasonLabel(reason, locale),
          })}
        </li>
      ))}
    </ul>
  );
}

const isFree = ({ waiting, late, toAnswer, offered, next, later, done }: DayPlan): boolean =>
  !next && [waiting, late, toAnswer, offered, later, done].every(({ length }) => length === 0);

interface PlanProps {
  readonly plan: DayPlan;
  readonly shared: Shared;
  readonly bulk: BulkAccept;
}

function Groups({ plan, shared, bulk }: PlanProps): ReactNode {
  const t = useMessages(encounterDayMessages);
  const { waiting, late, toAnswer, offered, later, done } = plan;
  if (isFree(plan)) {
    return (
      <EmptyState icon="event_available" title={t('free')}>
        {t('freeText')}
      </EmptyState>
    );
  }
  const count = (encounters: readonly Encounter[]) => ({ count: encounters.length });
  return (
    <>
      <Group
        shared={shared}
        title={t('waiting', count(waiting))}
        icon="person"
        encounters={waiting}
        only={[]}
        opensVisit
      />
      <Group
        shared={shared}
        title={t('late', count(late))}
        icon="schedule"
        encounters={late}
        only={['arrive', 'move']}
      />
      <Group
        shared={shared}
        title={t('toAnswer', count(toAnswer))}
        icon="notifications"
        encounters={toAnswer}
        only={['accept', 'decline']}
        bulk={bulk}
        most={FIRST}
      />
      <Group
        shared={shared}
        title={t('offered', count(offered))}
        icon="group"
        encounters={offered}
        only={['assign_care_provider']}
        isRequest
        most={FIRST}
      />
      <Group
        shared={shared}
        title={t('later', count(later))}
        icon="event"
        encounters={later}
        only={['arrive']}
      />
      <Group
        shared={{ ...shared, showsStatus: true }}
        title={t('done', count(done))}
        icon="check_circle"
        encounters={done}
        only={[]}
      />
    </>
  );
}

interface ColumnsProps extends Pick<PlanProps, 'bulk'> {
  readonly plan: DayPlan | undefined;
  readonly shared: Shared;
  readonly beside: ReactNode;
}

/** The day on the left, the next patient and what is beside on the right. One below the other on a narrow screen. */
function Columns({ plan, shared, beside, bulk }: ColumnsProps) {
  const hasNext = plan !== undefined && !isFree(plan);
  if (!plan && !beside) return null;
  const isWide = hasNext || Boolean(beside);
  return (
    <div
      className={`grid grid-cols-1 items-start gap-4 ${isWide ? '@4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @4xl:grid-rows-[auto_1fr]' : ''}`}
    >
      <div className="flex min-w-0 flex-col gap-4 empty:hidden @4xl:row-span-2">
        {plan && <Groups plan={plan} shared={shared} bulk={bulk} />}
      </div>
      {hasNext && (
        <div className="min-w-0 @max-4xl:-order-1">
          <Next shared={shared} encounter={plan.next} />
        </div>
      )}
      {beside && <div className="flex min-w-0 flex-col gap-4">{beside}</div>}
    </div>
  );
}

/** A care provider's day. Reloads while it is visible, without removing a focused element. */
export function EncounterDay(props: EncounterDayProps) {
  const http = useHttp();
  const t = useMessages(encounterDayMessages);
  const times = useEncounterTimes();
  const day = useOwnDay(http, times);
  const user = useMemo(
    () => ({ ...props.user, standsInFor: day.standsInFor.map(({ careProvider }) => careProvider.id) }),
    [props.user, day.standsInFor],
  );
  const acts = useEncounterActs({ ...props, user, onChanged: day.settle });
  const bulk = useBulkAccept(day.refresh);
  const { state } = day;
  const whole = useRef<HTMLDivElement>(null);
  useSteady(whole, state);
  return (
    <div
      ref={whole}
      className="@container flex flex-col gap-2 [overflow-anchor:none]"
      aria-busy={state.phase === 'loading'}
    >
      {state.phase === 'loading' && (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="row" lines={8} />
        </>
      )}
      {state.phase === 'failed' && (
        <RequestFailed title={t('failed')} onRetry={day.retry} error={state.error} />
      )}
      {state.phase === 'ready' && <Head day={day} times={times} />}
      <LiveLine everyMs={DAY_EVERY_MS} />
      <StandsIn standsInFor={day.standsInFor} />
      {acts.notice}
      {bulk.notice}
      <Columns plan={day.plan} shared={{ ...props, user, times, acts }} beside={props.beside} bulk={bulk} />
      {acts.dialog}
    </div>
  );
}
