import { type CareProvider, listCareProviders } from '@careline/core/encounters';
import type { HttpClient } from '@careline/core/http';
import { useState } from 'react';
import { useReadList } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { type ActDialogProps, ActFrame, type ActSetting, useEncounterChange } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';

/** Whoever asks comes first: they assign themselves most often. */
const meFirst = (providers: readonly CareProvider[], staffId: string) =>
  providers.toSorted((one, other) => Number(other.id === staffId) - Number(one.id === staffId));

/** Whom encounters of the facility can be assigned to, as choices. */
export function useCareProviders({ http, user }: Pick<ActSetting, 'http' | 'user'>) {
  const t = useMessages(encounterActsMessages);
  const { items, failed } = useReadList([http], (signal) => readProviders(http, signal));
  const options = meFirst(items, user.staffId).map(({ id, name }) => ({
    value: id,
    label: id === user.staffId ? t('me', { name }) : name,
  }));
  return { options, failed };
}

const readProviders = (http: HttpClient, signal: AbortSignal) =>
  http.call(listCareProviders, { query: {}, signal });

/** Asks one care provider to see the patient. */
export function AssignDialog(props: ActDialogProps) {
  const t = useMessages(encounterActsMessages);
  const { options, failed } = useCareProviders(props);
  const work = useEncounterChange(props);
  const [careProviderId, setCareProviderId] = useState('');
  const [asked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (careProviderId) void work.change(props.encounter, { act: 'assign_care_provider', careProviderId });
  };
  const missing = asked && !careProviderId ? t('needProvider') : undefined;
  return (
    <ActFrame
      {...props}
      work={work}
      title={t('assignTitle')}
      action={t('assign_care_provider')}
      onConfirm={confirm}
    >
      <SelectField
        label={t('provider')}
        required
        placeholder={t('chooseProvider')}
        options={options}
        value={careProviderId}
        onChange={setCareProviderId}
        error={failed ? t('providersFailed') : missing}
        data-autofocus
      />
    </ActFrame>
  );
}
