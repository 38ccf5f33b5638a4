import {
  DAY_PARTS,
  type DayPart,
  type ServiceType,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import type { WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { ListRow, PersonLink, RowFact, RowText } from '../../primitives/list-row/index.ts';
import { PriorityWords, useEncounterTimes } from '../encounter-words/index.ts';
import { freeTimesMessages } from '../free-times/index.ts';
import { waitingListMessages } from './waiting-list.messages.ts';

export interface WaitingRowSetting {
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  /** Returns the address of a patient's record, or undefined for users who may not open it. */
  readonly patientAddress: (vitaId: string) => string | undefined;
  /** Books a time for a waiting patient: the offered one, if there is one. Undefined for users who may not book. */
  readonly onBook?: ((entry: WaitingEntry) => void) | undefined;
}

interface WaitingRowProps extends WaitingRowSetting {
  readonly entry: WaitingEntry;
  readonly onWithdraw: (entry: WaitingEntry) => void;
}

const isDayPart = (part: string): part is DayPart => DAY_PARTS.some((known) => known === part);

/** Returns what a patient waits for, in words: Cardiology consultation, Dr Rao · 10-10-2025 to 16-10-2025 · Morning. */
function useNeed() {
  const t = useMessages(waitingListMessages);
  const f = useMessages(freeTimesMessages);
  const locale = useLocale();
  const formatDate = useFormatDate();
  return (
    { serviceType, careProvider, from, until, dayPart, note }: WaitingEntry,
    partner?: string,
  ): string => {
    const service = serviceTypeLabel(serviceType as ServiceType, { partner, locale });
    const part = dayPart && isDayPart(dayPart) ? f(dayPart) : dayPart;
    return [
      t('need', { service, who: careProvider?.name ?? t('anyone') }),
      t('days', { from: formatDate(from), until: formatDate(until) }),
      part,
      note,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** A waiting patient on one line: who, for what, the free time that suits, and two acts. */
export function WaitingRow({ entry, partner, patientAddress, onBook, onWithdraw }: WaitingRowProps) {
  const t = useMessages(waitingListMessages);
  const { link } = useNavigation();
  const times = useEncounterTimes();
  const needOf = useNeed();
  const { patient, gender, birthDate, offer, createdAt } = entry;
  const identity = usePatientIdentity()({
    appUserInfo: { name: patient.name, gender },
    birthDate,
    uhid: patient.uhid,
  });
  const { name } = identity;
  const address = patientAddress(entry.vitaId);
  const need = needOf(entry, partner);
  const when = offer && times.when(offer.start);
  return (
    <ListRow className="@max-3xl:flex-wrap @max-3xl:gap-y-0 @max-3xl:py-1">
      <span className="w-40 shrink-0 @max-3xl:min-w-0 @max-3xl:flex-1">
        <PersonLink name={name} link={address === undefined ? undefined : link(address)} />
      </span>
      <RowFact className="w-44 @max-3xl:w-auto" title={identity.uhid}>
        {identity.age}, <span translate="no">{identity.uhid}</span>
      </RowFact>
      {entry.priority !== 'routine' && <PriorityWords priority={entry.priority} />}
      <RowText whole={need} className="@max-3xl:basis-full @max-3xl:whitespace-normal">
        {need}
      </RowText>
      {offer ? (
        <span className="shrink-0 whitespace-nowrap font-medium text-sm tabular-nums">
          {entry.careProvider ? when : t('offer', { when: when ?? '', name: offer.careProvider.name })}
        </span>
      ) : (
        <RowFact numeric>{t('since', { day: times.weekday(times.dayOf(createdAt)) })}</RowFact>
      )}
      <span className="flex shrink-0 items-center gap-1">
        {onBook && (
          <Button
            size="row"
            variant={offer ? 'secondary' : 'quiet'}
            aria-label={when ? t('bookOffer', { when, name }) : t('bookFor', { name })}
            onClick={() => onBook(entry)}
          >
            {t('book')}
          </Button>
        )}
        <IconButton
          icon="close"
          size="small"
          label={t('withdraw', { name })}
          onClick={() => onWithdraw(entry)}
        />
      </span>
    </ListRow>
  );
}
