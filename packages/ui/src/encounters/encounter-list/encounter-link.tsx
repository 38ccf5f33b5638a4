import type { Encounter } from '@careline/core/internal/encounters';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type EncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { EncounterListProps } from './encounter-list-props.ts';

export interface EncounterLinkProps
  extends Pick<EncounterListProps, 'encounterAddress' | 'facilityId' | 'onOpenElsewhere'> {
  readonly encounter: Encounter;
  readonly times: EncounterTimes;
}

/** Returns whether an encounter belongs to another facility than the one the user is signed in to. */
export const isElsewhere = ({
  encounter,
  facilityId,
}: Pick<EncounterLinkProps, 'encounter' | 'facilityId'>): boolean =>
  facilityId !== undefined && encounter.facilityId !== facilityId;

/** The click target is the whole row or card. */
const LOOK = 'text-start font-medium text-ink after:absolute after:inset-0 hover:underline';

/** A link on the patient's name that opens the encounter. For another facility it asks to switch the facility first. */
export function EncounterLink(props: EncounterLinkProps) {
  const { encounter, times, encounterAddress, onOpenElsewhere } = props;
  const t = useMessages(encounterListMessages);
  const { link } = useNavigation();
  const name = usePatientName()(encounter);
  const when = times.when(encounter.period.start);
  if (!isElsewhere(props)) {
    const { href, onClick } = link(encounterAddress(encounter.id));
    return (
      <a
        translate="no"
        href={href}
        onClick={onClick}
        dir="auto"
        aria-label={t('open', { name, when })}
        className={LOOK}
      >
        {name}
      </a>
    );
  }
  if (!onOpenElsewhere)
    return (
      <bdi translate="no" className="font-medium">
        {name}
      </bdi>
    );
  return (
    <button
      type="button"
      translate="no"
      dir="auto"
      aria-label={t('openElsewhere', { name, when, facility: encounter.facilityName ?? '' })}
      onClick={() => onOpenElsewhere(encounter)}
      className={LOOK}
    >
      {name}
    </button>
  );
}
