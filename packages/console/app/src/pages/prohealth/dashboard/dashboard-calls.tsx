import type { Contact } from '@careline/core/calls';
import { formatCalendar } from '@careline/core/formatting';
import { decideRight, PATHS } from '@careline/core/navigation';
import { useFailureText } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { Progress } from '@careline/ui/primitives/progress';
import { facilityTimeZone } from '../../../session/facility-time-zone.ts';
import { useProfile } from '../../../session/use-session.ts';
import { addressOfContact, callInfoAddress, historyAddress } from '../call-address.ts';
import { CallList } from './call-list.tsx';
import { CallRow } from './call-row.tsx';
import { dashboardMessages } from './dashboard-page.messages.ts';
import { DASHBOARD_DAYS, type DashboardFacts } from './load-dashboard.ts';
import { useDashboard } from './use-dashboard.ts';

const DUE_SHOWN = 10;

function useTimes(timeZone: string) {
  const locale = useLocale();
  return (seconds: number, now: number) => formatCalendar(seconds, now / 1000, { timeZone, locale });
}

function ActionLink({
  to,
  label,
  name,
}: {
  readonly to: string;
  readonly label: string;
  readonly name: string;
}) {
  const navigation = useNavigation();
  return (
    <a className={buttonClass({ variant: 'secondary', size: 'small' })} {...navigation.link(to)}>
      {label}
      <span className="sr-only">: {name}</span>
    </a>
  );
}

interface SectionProps {
  readonly facts: DashboardFacts | undefined;
  readonly now: number;
  readonly timeZone: string;
}

function DueCallBacks({ facts, now, timeZone }: SectionProps) {
  const t = useMessages(dashboardMessages);
  const timeOf = useTimes(timeZone);
  const mayCall = decideRight('routine/dial', useProfile().scopes).allowed;
  const hidden = Math.max(0, (facts?.due.length ?? 0) - DUE_SHOWN);
  const window =
    facts && facts.read < facts.total
      ? t('windowPart', { ...facts, days: DASHBOARD_DAYS })
      : t('window', { days: DASHBOARD_DAYS });
  const row = (contact: Contact) => (
    <CallRow
      key={contact.id}
      contact={contact}
      when={t('dueAt', { time: timeOf(contact.status.nextCallAt ?? 0, now) })}
      action={
        mayCall && (
          <ActionLink
            to={callInfoAddress({ ...contact, contactId: undefined })}
            label={t('callNow')}
            name={contact.patient.name}
          />
        )
      }
    />
  );
  return (
    <CallList
      title={t('due')}
      contacts={facts?.due.slice(0, DUE_SHOWN)}
      none={t('dueNone')}
      footer={hidden > 0 ? `${t('more', { count: hidden })}. ${window}` : window}
      row={row}
    />
  );
}

function UnfinishedCalls({ facts, now, timeZone }: SectionProps) {
  const t = useMessages(dashboardMessages);
  const timeOf = useTimes(timeZone);
  const mayCall = decideRight('routine/dial', useProfile().scopes).allowed;
  const hidden = facts ? facts.unfinishedTotal - facts.unfinished.length : 0;
  const row = (contact: Contact) => (
    <CallRow
      key={contact.id}
      contact={contact}
      when={t('begun', { time: timeOf(contact.startedAt, now) })}
      action={
        mayCall && (
          <ActionLink to={addressOfContact(contact)} label={t('finish')} name={contact.patient.name} />
        )
      }
    />
  );
  return (
    <CallList
      title={t('unfinished')}
      contacts={facts?.unfinished}
      none={t('unfinishedNone')}
      footer={hidden > 0 && t('more', { count: hidden })}
      row={row}
    />
  );
}

function LatestCalls({ facts, now, timeZone }: SectionProps) {
  const t = useMessages(dashboardMessages);
  const navigation = useNavigation();
  const timeOf = useTimes(timeZone);
  const row = (contact: Contact) => (
    <CallRow
      key={contact.id}
      contact={contact}
      when={timeOf(contact.startedAt, now)}
      action={<ActionLink to={historyAddress(contact.id)} label={t('see')} name={contact.patient.name} />}
    />
  );
  return (
    <CallList
      title={t('recent')}
      contacts={facts?.recent}
      none={t('recentNone', { days: DASHBOARD_DAYS })}
      actions={
        <a
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          {...navigation.link(PATHS.callStatusHistory)}
        >
          {t('history')}
        </a>
      }
      row={row}
    />
  );
}

/** Call-backs due, calls without an outcome, and the latest calls of the facility. */
export function DashboardCalls() {
  const t = useMessages(dashboardMessages);
  const failureText = useFailureText();
  const timeZone = facilityTimeZone(useProfile());
  const { state, retry } = useDashboard(timeZone);
  if (state.phase === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={retry} requestId={state.error.requestId}>
        {failureText(state.error)}
      </ErrorState>
    );
  }
  const facts = state.phase === 'ready' ? state.facts : undefined;
  const section = { facts, now: state.phase === 'ready' ? state.now : 0, timeZone };
  return (
    <>
      {!facts && (
        <div className="sr-only">
          <Progress label={t('loading')} />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DueCallBacks {...section} />
        <UnfinishedCalls {...section} />
      </div>
      <LatestCalls {...section} />
    </>
  );
}
