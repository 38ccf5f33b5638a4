import {
  ENCOUNTER_PROGRESS,
  type Encounter,
  HEALTH_CHECK_PACKAGES,
  healthCheckPackageLabel,
  isOpenStatus,
  listEncounters,
  noteArrival,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { dayAfter } from '@careline/core/internal/formatting';
import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import { manualMetaInfo } from '@careline/core/internal/metrics';
import { BOOKS_ENCOUNTERS, decideRight, PATHS, patientPath } from '@careline/core/internal/navigation';
import { EncounterStatusTag } from '@careline/ui/encounters/encounter-words';
import { useFailureText, useSubmission } from '@careline/ui/http';
import {
  type ListColumn,
  type ListFilter,
  type ListSource,
  type ListValues,
  ListView,
  type RowAct,
  useListPages,
  withUsual,
} from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { FieldError } from '@careline/ui/primitives/field';
import { useNow } from '@careline/ui/provider';
import { useConsole } from '../../../console-context.tsx';
import { useListValues } from '../../../navigation/use-list-values.ts';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { AreaPage } from '../../booking/area-page.tsx';
import { checkBookingsMessages, healthChecksMessages } from './health-checks.messages.ts';
import { useCheckTimes } from './use-check-times.ts';
import { useCheckWork } from './use-check-work.tsx';

/** Days of the list: today, the next seven days, or the seven before. */
const SPANS = { today: [0, 0], week: [0, 6], past: [-7, -1] } as const;
type Span = keyof typeof SPANS;

const source = (http: HttpClient): ListSource<ListValues, Encounter> => ({
  endpoint: listEncounters.name,
  ask: ({ from, to, package: key, progress }, after, signal) => {
    const query = {
      kind: 'health-check',
      order: 'earliest',
      from,
      to,
      package: key,
      progress,
      after,
      limit: '50',
    };
    return http.call(listEncounters, { query: query as QueryOf<typeof listEncounters>, signal });
  },
  idOf: ({ id }) => id,
});

const nameOf = ({ patient }: Encounter): string => patient?.name ?? '–';

function useFilters(): readonly ListFilter[] {
  const t = useMessages(checkBookingsMessages);
  const locale = useLocale();
  return [
    {
      kind: 'choice',
      key: 'span',
      label: t('span'),
      chips: true,
      usual: 'today',
      options: (Object.keys(SPANS) as Span[]).map((value) => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      key: 'package',
      label: t('package'),
      options: HEALTH_CHECK_PACKAGES.map((value) => ({
        value,
        label: healthCheckPackageLabel(value, locale),
      })),
    },
    {
      kind: 'choice',
      key: 'progress',
      label: t('progress'),
      options: ENCOUNTER_PROGRESS.map((value) => ({ value, label: t(value) })),
    },
  ];
}

/** Where a booking is on its way, as the filter has it. */
function progressOf({ status, arrivedAt, period }: Encounter, now: number) {
  if (status === 'COMPLETED') return 'done';
  if (!isOpenStatus(status)) return 'cancelled';
  if (arrivedAt) return 'arrived';
  return period.start < now ? 'missed' : 'expected';
}

function useColumns(now: () => number): readonly ListColumn<Encounter>[] {
  const t = useMessages(checkBookingsMessages);
  const h = useMessages(healthChecksMessages);
  const locale = useLocale();
  const { when } = useCheckTimes();
  const progress = (check: Encounter) => t(progressOf(check, now() / 1000));
  return [
    {
      key: 'time',
      label: t('time'),
      width: '10rem',
      narrow: 'first',
      text: ({ period }) => h('when', when(period.start)),
    },
    { key: 'patient', label: t('patient'), names: true, text: nameOf },
    {
      key: 'uhid',
      verbatim: true,
      label: t('uhid'),
      width: '9rem',
      text: ({ patient }) => patient?.uhid ?? '',
    },
    {
      key: 'package',
      label: t('package'),
      text: ({ package: key, serviceType }) =>
        key ? healthCheckPackageLabel(key, locale) : serviceTypeLabel(serviceType, { locale }),
    },
    { key: 'progress', label: t('progress'), width: '8rem', narrow: 'first', text: progress },
    {
      key: 'status',
      label: h('status'),
      width: '8rem',
      narrow: 'never',
      text: ({ status }) => status,
      cell: ({ status }) => <EncounterStatusTag status={status} />,
    },
  ];
}

function Bookings() {
  const t = useMessages(checkBookingsMessages);
  const h = useMessages(healthChecksMessages);
  const { http } = useConsole();
  const now = useNow();
  const failureText = useFailureText();
  const { today, dayOf } = useCheckTimes();
  const { scopes } = useProfile();
  const mayChange = decideRight(BOOKS_ENCOUNTERS, scopes).allowed;
  const opensRecords = useOpensRecords();
  const filters = useFilters();
  const address = useListValues(filters);
  const { span, ...asked } = withUsual(filters, address.values);
  const [from, to] = SPANS[(span ?? 'today') as Span];
  const days = { from: dayAfter(today(), from), to: dayAfter(today(), to) };
  const pages = useListPages(source, { ...asked, ...days }, { live: ['encounters'], byClock: true });
  const work = useCheckWork(nameOf, pages.list.refresh);
  const arrival = useSubmission();
  const arrive = async ({ vitaId, id, version }: Encounter) => {
    const sent = await arrival.submit(`${id} ${version}`, ({ key }) => {
      const body = { vitaId, encounterId: id, version: version ?? 0, metaInfo: manualMetaInfo(now()) };
      return http.call(noteArrival, { body, idempotencyKey: key });
    });
    if (sent) pages.list.refresh();
  };
  const isOpen = ({ status }: Encounter) => isOpenStatus(status);
  const isDue = (check: Encounter) => isOpen(check) && dayOf(check.period.start) <= today();
  const named = (label: string) => (check: Encounter) => `${label}: ${nameOf(check)}`;
  const acts: readonly RowAct<Encounter>[] = [
    {
      key: 'arrive',
      icon: 'how_to_reg',
      letter: 'a',
      label: (check) => t('arriveOf', { name: nameOf(check) }),
      run: (check) => void arrive(check),
      isOffered: (check) => isDue(check) && !check.arrivedAt,
    },
    {
      key: 'done',
      icon: 'check',
      letter: 'd',
      label: named(h('done')),
      run: (check) => work.onAction('done', check),
      isOffered: isDue,
    },
    {
      key: 'move',
      icon: 'schedule',
      letter: 'm',
      label: named(h('move')),
      run: (check) => work.onAction('move', check),
      isOffered: isOpen,
    },
    {
      key: 'cancel',
      icon: 'close',
      label: named(h('cancel')),
      run: (check) => work.onAction('cancel', check),
      isOffered: isOpen,
    },
  ];
  return (
    <>
      {work.notice}
      {arrival.error && <FieldError>{failureText(arrival.error)}</FieldError>}
      <ListView
        name={t('caption')}
        pages={pages}
        columns={useColumns(now)}
        filters={filters}
        {...address}
        rowAddress={opensRecords ? ({ vitaId }) => patientPath(vitaId, 'encounters') : undefined}
        acts={mayChange ? acts : undefined}
        none={{ title: t('none'), text: t('noneText'), icon: 'event' }}
        file="health-checks"
      />
      {work.dialog}
    </>
  );
}

/** `/ahc-bookings`: booked health checks of a day or a week. */
export default function CheckBookingsPage() {
  const t = useMessages(healthChecksMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const mayBook = decideRight({ scopes: ['health-check-registration'] }, scopes).allowed;
  return (
    <AreaPage
      scope="ahc-bookings"
      needsFacility
      actions={
        mayBook && (
          <a {...link(PATHS.healthCheckRegistration)} className={buttonClass({ variant: 'primary' })}>
            {t('book')}
          </a>
        )
      }
    >
      <Bookings />
    </AreaPage>
  );
}
