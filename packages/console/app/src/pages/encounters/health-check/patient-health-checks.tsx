import {
  type Encounter,
  isOpenStatus,
  listEncounters,
  MAX_ENCOUNTER_PAGE,
} from '@careline/core/internal/encounters';
import type { Patient } from '@careline/core/internal/patients';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useConsole } from '../../../console-context.tsx';
import { healthCheckAddress } from '../../../navigation/call-address.ts';
import { CheckRow, type CheckRowProps } from './check-row.tsx';
import { healthChecksMessages } from './health-checks.messages.ts';
import { useCheckTimes } from './use-check-times.ts';
import { useCheckWork } from './use-check-work.tsx';

interface PartProps extends Pick<CheckRowProps, 'onAction'> {
  readonly title: string;
  readonly checks: readonly Encounter[];
  readonly name: string;
}

function Part({ title, checks, name, onAction }: PartProps) {
  if (checks.length === 0) return null;
  return (
    <div>
      <h3 className="pb-1 font-medium text-muted text-xs">{title}</h3>
      <ul aria-label={title} className="@container rounded-card border border-line">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} ofPatient={name} onAction={onAction} />
        ))}
      </ul>
    </div>
  );
}

/** Returns upcoming checks, earliest first, and all others, latest first. */
function usePatientChecks(vitaId: string) {
  const { http } = useConsole();
  const { today, dayOf } = useCheckTimes();
  const { state, retry, setValue } = useQuery([vitaId], async (signal) => {
    const query = { vitaId, kind: 'health-check', limit: `${MAX_ENCOUNTER_PAGE}` } as const;
    const { data, next } = await http.call(listEncounters, { query, signal });
    return { checks: data.filter((check) => check.vitaId === vitaId), hasMore: next !== null };
  });
  const { checks, hasMore } = state.phase === 'ready' ? state.value : { checks: [], hasMore: false };
  const latest = checks.toSorted((one, other) => other.period.start - one.period.start);
  const isUpcoming = (check: Encounter) => isOpenStatus(check.status) && dayOf(check.period.start) >= today();
  return {
    state,
    retry,
    hasMore,
    upcoming: latest.filter(isUpcoming).toReversed(),
    past: latest.filter((check) => !isUpcoming(check)),
    replace: (check: Encounter) =>
      setValue({ hasMore, checks: checks.map((one) => (one.id === check.id ? check : one)) }),
  };
}

/** A patient's health checks with their actions. */
export function PatientHealthChecks({ vitaId, appUserInfo }: Pick<Patient, 'vitaId' | 'appUserInfo'>) {
  const t = useMessages(healthChecksMessages);
  const { link } = useNavigation();
  const { name } = appUserInfo;
  const { state, retry, hasMore, upcoming, past, replace } = usePatientChecks(vitaId);
  const { notice, dialog, onAction } = useCheckWork(() => name, replace);
  return (
    <Card
      title={t('ofPatient')}
      actions={
        <a
          {...link(healthCheckAddress(vitaId))}
          data-print="hidden"
          className={buttonClass({ size: 'small' })}
        >
          {t('book')}
        </a>
      }
    >
      <div className="flex flex-col gap-4">
        {notice}
        {state.phase === 'loading' && <Skeleton lines={2} />}
        {state.phase === 'failed' && (
          <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />
        )}
        {state.phase === 'ready' && upcoming.length + past.length === 0 && (
          <p className="text-muted">{t('noneOfPatient')}</p>
        )}
        <Part title={t('upcoming')} checks={upcoming} name={name} onAction={onAction} />
        <Part title={t('past')} checks={past} name={name} onAction={onAction} />
        {hasMore && <p className="text-muted text-xs">{t('morePast', { count: MAX_ENCOUNTER_PAGE })}</p>}
      </div>
      {dialog}
    </Card>
  );
}
