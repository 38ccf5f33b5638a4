import { dangersInText } from '@careline/core/internal/calls/findings';
import { type Encounter, serviceTypeLabel } from '@careline/core/internal/encounters';
import type { OfferedAct } from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { ListRow, PersonLink, RowFact, RowText } from '../../primitives/list-row/index.ts';
import { ActButtons, type ActSetting, type EncounterActs } from '../encounter-acts/index.ts';
import {
  type EncounterTimes,
  encounterWordsMessages,
  PriorityWords,
  usePatientName,
} from '../encounter-words/index.ts';
import { encounterDayMessages } from './encounter-day.messages.ts';

export interface RequestRowSetting extends ActSetting {
  readonly encounterAddress: (id: string) => string;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  readonly times: EncounterTimes;
  readonly acts: EncounterActs;
}

interface RequestRowProps extends RequestRowSetting {
  readonly encounter: Encounter;
  readonly only: readonly OfferedAct[];
  /** Undefined if requests are not answered together. */
  readonly check?:
    | { readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void }
    | undefined;
}

/** Returns a sentence with the danger signs in the reason for a visit; undefined if there are none. */
function useDanger(reason: string): string | undefined {
  const t = useMessages(encounterDayMessages);
  const signsOf = useReportedSigns();
  const dangers = dangersInText(reason);
  return dangers.length > 0 ? t('danger', { signs: signsOf(dangers) }) : undefined;
}

/** A request on one line: day and time, patient, what for, and the answers. A second line only for danger signs. */
export function RequestRow({ encounter, only, check, partner, times, acts, ...setting }: RequestRowProps) {
  const t = useMessages(encounterDayMessages);
  const w = useMessages(encounterWordsMessages);
  const { link } = useNavigation();
  const locale = useLocale();
  const name = usePatientName()(encounter);
  const { id, period, patient, careProvider, careTeam } = encounter;
  const when = times.when(period.start);
  const danger = useDanger(encounter.reason ?? '');
  const whose =
    careProvider && careProvider.id !== setting.user.staffId
      ? t('for', { name: careProvider.name })
      : !careProvider && careTeam?.name;
  const facts = [serviceTypeLabel(encounter.serviceType, { partner, locale }), whose, encounter.reason]
    .filter(Boolean)
    .join(' · ');
  const { href, onClick } = link(setting.encounterAddress(id));
  return (
    <ListRow
      urgent={danger !== undefined}
      detail={danger && <span className="font-medium text-danger">{danger}</span>}
      className="@max-xl:flex-wrap @max-xl:gap-y-0 @max-xl:py-1"
    >
      {check && (
        <input
          type="checkbox"
          aria-label={t('check', { name, when })}
          aria-keyshortcuts="X Enter"
          checked={check.isChecked}
          onChange={(event) => check.onChange(event.target.checked)}
          className="size-4 shrink-0 accent-accent pointer-coarse:size-6"
        />
      )}
      <RowFact className="w-36 text-ink">{when}</RowFact>
      <span className="w-32 shrink-0 @max-xl:min-w-0 @max-xl:flex-1">
        <PersonLink name={name} link={{ href, onClick }} />
      </span>
      <RowFact className="@max-2xl:hidden" translate="no">
        {patient?.uhid ?? w('noUhid')}
      </RowFact>
      {encounter.priority !== 'routine' && <PriorityWords {...encounter} />}
      <RowText whole={facts} className="@max-xl:basis-full">
        {facts}
      </RowText>
      <span className="flex shrink-0 gap-1 empty:hidden">
        <ActButtons
          {...setting}
          encounter={encounter}
          only={only}
          size="row"
          onAct={acts.onAct}
          busy={acts.busyId === id}
        />
      </span>
    </ListRow>
  );
}
