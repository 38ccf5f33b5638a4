import { getFacilityDetail } from '@careline/core/internal/directory';
import { serviceTypeLabel } from '@careline/core/internal/encounters';
import { type Weekday, weekdayLabel } from '@careline/core/internal/encounters/availability';
import { specialityLabel } from '@careline/core/internal/identity';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { type ReactNode, useId } from 'react';
import { useConsole } from '../../console-context.tsx';
import { facilityDirectoryMessages } from './directory.messages.ts';

interface PartProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Part({ title, none, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-48">
      <h3 id={id} className="font-medium text-sm">
        {title}
      </h3>
      {children.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <ul className="text-sm">{children}</ul>
      )}
    </section>
  );
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Hours, services and staff on duty of a facility, below its row. Loads when it opens. */
export function FacilityDetails({ facilityId }: { readonly facilityId: string }) {
  const t = useMessages(facilityDirectoryMessages);
  const locale = useLocale();
  const { http, config } = useConsole();
  const { state, retry } = useQuery(
    [facilityId],
    async (signal) => (await http.call(getFacilityDetail, { query: { facilityId }, signal })).data,
    { endpoint: getFacilityDetail.name },
  );
  if (state.phase === 'loading') return <Skeleton lines={3} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('detailFailed')} error={state.error} onRetry={retry} />;
  const { hours, services, onDuty } = state.value;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      <Part title={t('hours')} none={t('noHours')}>
        {hours.map(({ weekday, fromMinute, untilMinute }) => (
          <li key={`${weekday} ${fromMinute}`} className="tabular-nums">
            {t('span', {
              day: weekdayLabel(weekday as Weekday, locale),
              from: clock(fromMinute),
              until: clock(untilMinute),
            })}
          </li>
        ))}
      </Part>
      <Part title={t('services')} none={t('noServices')}>
        {services.map((service) => (
          <li key={service}>{serviceTypeLabel(service, { partner: config.retailPartner, locale })}</li>
        ))}
      </Part>
      <Part title={t('onDuty')} none={t('noOneOnDuty')}>
        {onDuty.map(({ staffId, name, specialities }) => (
          <li key={staffId}>
            <bdi translate="no">{name}</bdi>
            {specialities.length > 0 && (
              <span className="text-muted">
                {` · ${specialities.map((one) => specialityLabel(one, locale)).join(', ')}`}
              </span>
            )}
          </li>
        ))}
      </Part>
    </div>
  );
}
