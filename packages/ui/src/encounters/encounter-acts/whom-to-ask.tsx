import { type CareProvider, listCareProviders, mayAct } from '@careline/core/internal/encounters';
import { getOwnTeams, listCareTeams, listInstead } from '@careline/core/internal/encounters/teams';
import { useMemo } from 'react';
import { type ReadList, useQuery, useReadList } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import type { ActSetting } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';

/** Who should see a patient: one care provider, the first of a team to accept, or not decided yet. */
export interface AskedWhom {
  readonly careProviderId: string;
  readonly careTeamId: string;
}

export const NOBODY: AskedWhom = { careProviderId: '', careTeamId: '' };

/** Puts the user first, because they assign encounters to themselves most often. */
const meFirst = (providers: readonly CareProvider[], staffId: string) =>
  providers.toSorted((one, other) => Number(other.id === staffId) - Number(one.id === staffId));

/** Prefix of a team id in the value of an option. */
const TEAM = 'team:';

/** Reads the facility's care providers. */
export function useCareProviders(): ReadList<CareProvider> {
  const http = useHttp();
  return useReadList([http], (signal) => http.call(listCareProviders, { query: {}, signal }));
}

/** Returns the facility's care providers and teams as options. */
function useChoices({ user, providers: { items }, onlySelf = false }: WhomToAskProps) {
  const http = useHttp();
  const t = useMessages(encounterActsMessages);
  const offers = mayAct(user, 'offer', {}).allowed;
  const teams = useReadList([http, offers], async (signal) =>
    offers ? http.call(listCareTeams, { query: {}, signal }) : { data: [] },
  );
  const providers = meFirst(items, user.staffId)
    .filter(({ id }) => !onlySelf || id === user.staffId)
    .map(({ id, name }) => ({
      value: id,
      label: id === user.staffId ? t('me', { name }) : name,
      ...(teams.items.length > 0 && { group: t('providers') }),
    }));
  const offered = teams.items.map(({ id, name }) => ({
    value: `${TEAM}${id}`,
    label: name,
    group: t('teams'),
  }));
  return [...providers, ...offered];
}

interface InsteadProps {
  readonly careProviderId: string;
  /** Unix seconds. */
  readonly period: { readonly start: number; readonly end: number };
  readonly onAsk: (careProviderId: string) => void;
}

/** Says that the care provider is away at that time and suggests stand-ins. Renders nothing if they are available. */
function Instead({ careProviderId, period: { start, end }, onAsk }: InsteadProps) {
  const http = useHttp();
  const t = useMessages(encounterActsMessages);
  const { state } = useQuery(
    [http, careProviderId, start, end],
    async (signal) => {
      const query = { careProviderId, start: String(start), end: String(end) };
      return (await http.call(listInstead, { query, signal })).data;
    },
    { endpoint: listInstead.name },
  );
  if (state.phase !== 'ready' || !state.value.isAway) return null;
  const { colleagues } = state.value;
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-2 rounded-card border border-line-strong bg-warning-soft p-3 text-on-warning-soft"
    >
      <p>{t(colleagues.length > 0 ? 'away' : 'awayAlone')}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {colleagues.map(({ id, name, isStandIn, isFree }) => (
          <Button key={id} size="small" disabled={!isFree} onClick={() => onAsk(id)}>
            {t(isFree ? (isStandIn ? 'askStandIn' : 'ask') : 'busyThen', { name })}
          </Button>
        ))}
      </div>
    </div>
  );
}

export interface WhomToAskProps extends ActSetting {
  readonly label: string;
  readonly placeholder: string;
  readonly required?: boolean;
  readonly value: AskedWhom;
  readonly onChange: (value: AskedWhom) => void;
  /** Read once per dialog, because each read is in the audit. */
  readonly providers: ReadList<CareProvider>;
  /** The time of the encounter. Undefined while it is incomplete. */
  readonly period: InsteadProps['period'] | undefined;
  /** The user can choose only themselves. */
  readonly onlySelf?: boolean;
  readonly error?: string | undefined;
  /** Shown if the names could not be loaded. */
  readonly failedText: string;
  readonly 'data-autofocus'?: boolean;
}

/** Chooses who should see a patient. Says if they are away and suggests stand-ins. */
export function WhomToAsk(props: WhomToAskProps) {
  const { label, placeholder, required, value, onChange, period, error, failedText } = props;
  const options = useChoices(props);
  const { careProviderId, careTeamId } = value;
  const choose = (chosen: string) =>
    onChange(
      chosen.startsWith(TEAM)
        ? { careProviderId: '', careTeamId: chosen.slice(TEAM.length) }
        : { careProviderId: chosen, careTeamId: '' },
    );
  return (
    <>
      <SelectField
        label={label}
        required={required}
        placeholder={placeholder}
        options={options}
        value={careTeamId ? `${TEAM}${careTeamId}` : careProviderId}
        onChange={choose}
        error={props.providers.failed ? failedText : error}
        data-autofocus={props['data-autofocus']}
      />
      {careProviderId && period && <Instead careProviderId={careProviderId} period={period} onAsk={choose} />}
    </>
  );
}

/** Returns the user with those they stand in for today. A stand-in may do for them what the care provider may. */
export function useActingUser({ user }: { readonly user: ActSetting['user'] }) {
  const http = useHttp();
  const { state } = useQuery(
    [http, user.staffId],
    async (signal) => (await http.call(getOwnTeams, { query: {}, signal })).data.standsInFor,
    { endpoint: getOwnTeams.name },
  );
  const found = state.phase === 'ready' ? state.value : undefined;
  return useMemo(
    () => (found ? { ...user, standsInFor: found.map(({ careProvider }) => careProvider.id) } : user),
    [user, found],
  );
}
