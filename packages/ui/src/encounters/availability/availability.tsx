import { type CareProvider, listCareProviders } from '@careline/core/internal/encounters';
import type { ProviderAvailability } from '@careline/core/internal/encounters/availability';
import { holdsScope } from '@careline/core/internal/navigation';
import { useCallback, useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { Exceptions } from './exceptions.tsx';
import { Failure } from './section.tsx';
import { ServiceLengths } from './service-lengths.tsx';
import { SlotPreview } from './slot-preview.tsx';
import { type AvailabilitySetting, useAvailability } from './use-availability.ts';
import { WeeklyHours } from './weekly-hours.tsx';

export interface AvailabilityProps extends AvailabilitySetting {
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Shows only the user's own hours, whatever their scopes. */
  readonly own?: boolean;
}

function Loading() {
  const t = useMessages(availabilityMessages);
  return (
    <div aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="card" lines={3} />
    </div>
  );
}

interface OfProviderProps extends AvailabilityProps {
  readonly careProviderId: string;
}

function OfProvider({ careProviderId, onDirtyChange, own, ...setting }: OfProviderProps) {
  const t = useMessages(availabilityMessages);
  const { state, retry, refresh, setValue } = useAvailability(careProviderId);
  const [stored, setStored] = useState(0);
  if (state.phase === 'failed') return <Failure title={t('failed')} error={state.error} onRetry={retry} />;
  if (state.phase !== 'ready') return <Loading />;
  const renewSlots = () => setStored((count) => count + 1);
  const take = (fresh: ProviderAvailability) => {
    setValue(fresh);
    renewSlots();
  };
  const readImported = () => {
    refresh();
    renewSlots();
  };
  return (
    <>
      <WeeklyHours {...setting} availability={state.value} onSaved={take} onDirtyChange={onDirtyChange} />
      <Exceptions {...setting} availability={state.value} onChanged={take} onImported={readImported} />
      <SlotPreview {...setting} careProviderId={careProviderId} basis={stored} />
      {!own && holdsScope(setting.user.scopes, 'availability') && (
        <ServiceLengths {...setting} onStored={renewSlots} />
      )}
    </>
  );
}

/** Puts the signed-in user first, because they edit their own hours most often. */
const selfFirst = (providers: readonly CareProvider[], staffId: string): readonly CareProvider[] =>
  providers.toSorted((one, other) => Number(other.id === staffId) - Number(one.id === staffId));

function OfFacility(props: AvailabilityProps) {
  const http = useHttp();
  const { user } = props;
  const t = useMessages(availabilityMessages);
  const [chosen, setChosen] = useState('');
  const [dirty, setDirty] = useState(false);
  const { onDirtyChange } = props;
  const noteDirty = useCallback(
    (next: boolean) => {
      setDirty(next);
      onDirtyChange?.(next);
    },
    [onDirtyChange],
  );
  const { state, retry } = useQuery(
    [http],
    async (signal) => (await http.call(listCareProviders, { query: {}, signal })).data,
    { endpoint: listCareProviders.name },
  );
  if (state.phase === 'failed')
    return <Failure title={t('providersFailed')} error={state.error} onRetry={retry} />;
  if (state.phase !== 'ready') return <Loading />;
  const providers = selfFirst(state.value, user.staffId);
  const careProviderId = chosen || providers[0]?.id;
  if (!careProviderId) {
    return (
      <EmptyState icon="person" title={t('noProviders')}>
        {t('noProvidersText')}
      </EmptyState>
    );
  }
  return (
    <>
      <SelectField
        label={t('careProvider')}
        options={providers.map(({ id, name }) => ({
          value: id,
          label: id === user.staffId ? t('myself', { name }) : name,
        }))}
        value={careProviderId}
        disabled={dirty}
        hint={dirty ? t('unsavedFirst') : undefined}
        onChange={setChosen}
      />
      <OfProvider key={careProviderId} {...props} onDirtyChange={noteDirty} careProviderId={careProviderId} />
    </>
  );
}

/**
 * The hours in which care providers can be booked.
 * Shows the user's own, or the whole facility's with the scope `availability`.
 */
export function Availability(props: AvailabilityProps) {
  const { user, own } = props;
  return (
    <div className="@container flex flex-col gap-6">
      {!own && holdsScope(user.scopes, 'availability') ? (
        <OfFacility {...props} />
      ) : (
        <OfProvider {...props} careProviderId={user.staffId} />
      )}
    </div>
  );
}
