import { ENCOUNTER_STATUSES, type Encounter } from '@careline/core/internal/encounters';
import { dayOfText, formatDate } from '@careline/core/internal/formatting';
import { PATHS } from '@careline/core/internal/navigation';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { CHECKS_DAY, CHECKS_STATUS } from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { withParameter } from '../../../navigation/with-parameter.ts';
import { useProfile } from '../../../session/use-session.ts';
import { CheckRow } from './check-row.tsx';
import { DayBar } from './day-bar.tsx';
import { healthCheckPageMessages } from './health-check-page.messages.ts';
import { healthChecksMessages } from './health-checks.messages.ts';
import { readChecksOfDay } from './read-checks.ts';
import { useCheckTimes } from './use-check-times.ts';
import { useCheckWork } from './use-check-work.tsx';

const nameOf = ({ patient }: Encounter): string => patient?.name ?? '–';

/** Day and status are in the address, so they can be linked to and restored; today has no parameter. */
function useDayAddress() {
  const [query, setQuery] = useSearchParams();
  const { today } = useCheckTimes();
  const asked = query.get(CHECKS_DAY) ?? '';
  const status = ENCOUNTER_STATUSES.find((one) => one === query.get(CHECKS_STATUS)) ?? '';
  const change = (name: string, value: string) =>
    setQuery((before) => withParameter(before, name, value), { replace: true });
  return {
    today: today(),
    day: dayOfText(asked) ? asked : today(),
    status,
    onDay: (day: string) => change(CHECKS_DAY, day === today() ? '' : day),
    onStatus: (value: string) => change(CHECKS_STATUS, value),
  };
}

function useChecksOfDay(day: string) {
  const { http } = useConsole();
  const { dayOf } = useCheckTimes();
  const facilityId = useProfile().facility?.facilityId;
  const { state, retry, setValue } = useQuery([facilityId, day], (signal) =>
    readChecksOfDay(http, day, signal),
  );
  const all = state.phase === 'ready' ? state.value : undefined;
  return {
    state,
    retry,
    all,
    /** Replaces a check with its new version, or removes it if it was moved to another day. */
    replace(check: Encounter) {
      const others = (all ?? []).filter(({ id }) => id !== check.id);
      const here = dayOf(check.period.start) === day ? [...others, check] : others;
      setValue(here.toSorted((one, other) => one.period.start - other.period.start));
    },
  };
}

function BookLink() {
  const t = useMessages(healthChecksMessages);
  const { link } = useNavigation();
  return (
    <a {...link(PATHS.healthCheckRegistration)} className={buttonClass({ variant: 'primary' })}>
      {t('book')}
    </a>
  );
}

function NoChecks({
  day,
  onShowAll,
}: {
  readonly day: string;
  readonly onShowAll?: (() => void) | undefined;
}) {
  const t = useMessages(healthChecksMessages);
  if (onShowAll) {
    return (
      <EmptyState
        title={t('noneOfStatus')}
        icon="filter_list"
        action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState title={t('none', { date: formatDate(day) })} icon="event">
      {t('noneText')}
    </EmptyState>
  );
}

function ChecksOfDay() {
  const t = useMessages(healthChecksMessages);
  const address = useDayAddress();
  const { day, status, onStatus } = address;
  const { state, retry, all, replace } = useChecksOfDay(day);
  const work = useCheckWork(nameOf, replace);
  const id = useId();
  const shown = all?.filter((check) => status === '' || check.status === status) ?? [];
  return (
    <>
      <DayBar {...address} checks={all} />
      {work.notice}
      <section aria-labelledby={id} className="rounded-card border border-line bg-raised">
        <h2 id={id} className="border-line border-b px-4 py-3 font-semibold">
          {t('onDay', { date: formatDate(day) })}
        </h2>
        {state.phase === 'loading' && (
          <div className="p-4" aria-busy="true">
            <Skeleton shape="row" lines={4} />
          </div>
        )}
        {state.phase === 'failed' && (
          <div className="p-4">
            <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />
          </div>
        )}
        {all && shown.length === 0 && (
          <NoChecks day={day} onShowAll={all.length > 0 ? () => onStatus('') : undefined} />
        )}
        {shown.length > 0 && (
          <ul aria-labelledby={id} className="@container">
            {shown.map((check) => (
              <CheckRow key={check.id} check={check} onAction={work.onAction} />
            ))}
          </ul>
        )}
      </section>
      {work.dialog}
    </>
  );
}

/** `/prohealth/health-check?day=&status=`: the facility's booked health checks for a day. */
export default function HealthChecksPage() {
  const t = useMessages(healthChecksMessages);
  const p = useMessages(healthCheckPageMessages);
  const { facility } = useProfile();
  const actions = (
    <div data-print="hidden" className="flex flex-wrap gap-2">
      <Button icon="print" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <BookLink />
    </div>
  );
  return (
    <Page title={t('title')} actions={facility && actions}>
      {facility ? <ChecksOfDay /> : <EmptyState title={p('noFacility')}>{p('noFacilityText')}</EmptyState>}
    </Page>
  );
}
