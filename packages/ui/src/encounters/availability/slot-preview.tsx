import { SERVICE_TYPES, type ServiceType, serviceTypeLabel } from '@careline/core/internal/encounters';
import { listProviderSlots, type ProviderSlot } from '@careline/core/internal/encounters/availability';
import { dayAfter } from '@careline/core/internal/formatting';
import { useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { type EncounterTimes, useEncounterTimes } from '../encounter-words/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { Failure, Section } from './section.tsx';
import type { AvailabilitySetting } from './use-availability.ts';

export interface SlotPreviewProps extends AvailabilitySetting {
  readonly careProviderId: string;
  /** Changes when the data behind the slots changes. */
  readonly basis: unknown;
}

const DAYS = 7;

/** Groups slots by day and keeps their order. */
function byDay(slots: readonly ProviderSlot[], times: EncounterTimes) {
  const days = new Map<string, ProviderSlot[]>();
  for (const slot of slots) {
    const day = times.dayOf(slot.start);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}

function Slots({
  slots,
  times,
}: {
  readonly slots: readonly ProviderSlot[];
  readonly times: EncounterTimes;
}) {
  const t = useMessages(availabilityMessages);
  if (slots.length === 0) {
    return (
      <EmptyState icon="event_note" title={t('noSlots')}>
        {t('noSlotsText')}
      </EmptyState>
    );
  }
  const words = ({ start, left, places }: ProviderSlot) =>
    left === 0
      ? t('slotFull', { time: times.time(start) })
      : t('slotOpen', { time: times.time(start), left, places });
  return (
    <dl className="flex flex-col">
      {byDay(slots, times).map(([day, own]) => (
        <div
          key={day}
          className="grid gap-2 border-line border-b px-4 py-2 last:border-b-0 @2xl:grid-cols-[13.5rem_minmax(0,1fr)]"
        >
          <dt className="font-medium">{times.dayWords(day)}</dt>
          <dd>
            <ul className="flex flex-wrap gap-1">
              {own.map((slot) => (
                <li
                  key={slot.start}
                  className={`rounded-control border border-line px-2 py-1 text-xs tabular-nums ${slot.left === 0 ? 'bg-sunken text-muted line-through' : ''}`}
                >
                  <span aria-hidden>
                    {times.time(slot.start)}
                    {slot.places > 1 && ` (${slot.left})`}
                  </span>
                  <VisuallyHidden>{words(slot)}</VisuallyHidden>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The slots of the next seven days, as the booking screen shows them. */
export function SlotPreview(props: SlotPreviewProps) {
  const http = useHttp();
  const { partner, careProviderId, basis } = props;
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const times = useEncounterTimes();
  const [serviceType, setServiceType] = useState<ServiceType>('GP_CONSULTATION');
  const from = times.today();
  const { state, retry } = useQuery(
    [http, careProviderId, serviceType, from, basis],
    async (signal) => {
      const query = { serviceType, careProviderId, from, to: dayAfter(from, DAYS - 1) };
      return (await http.call(listProviderSlots, { query, signal })).data;
    },
    { endpoint: listProviderSlots.name },
  );
  return (
    <Section title={t('preview')} text={t('previewText')}>
      <div className="p-4">
        <SelectField
          label={t('service')}
          options={SERVICE_TYPES.map((value) => ({
            value,
            label: serviceTypeLabel(value, { partner, locale }),
          }))}
          value={serviceType}
          onChange={(next) => setServiceType(next || 'GP_CONSULTATION')}
        />
      </div>
      {state.phase === 'loading' && (
        <div className="p-4">
          <VisuallyHidden>{t('previewLoading')}</VisuallyHidden>
          <Skeleton shape="row" lines={3} />
        </div>
      )}
      {state.phase === 'failed' && <Failure title={t('previewFailed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && <Slots slots={state.value} times={times} />}
    </Section>
  );
}
