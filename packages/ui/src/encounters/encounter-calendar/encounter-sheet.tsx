import type { CalendarEncounter } from '@careline/core/internal/encounters/calendar';
import type { OfferedAct } from '@careline/core/internal/encounters/consultations';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ActButtons } from '../encounter-acts/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  type EncounterTimes,
  ModeWords,
  PriorityWords,
  PunctualityTag,
  ServiceName,
  usePatientName,
} from '../encounter-words/index.ts';
import { type EncounterCalendarProps, isOfElsewhere } from './calendar-props.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';

interface SheetProps extends EncounterCalendarProps {
  readonly encounter: CalendarEncounter;
  readonly times: EncounterTimes;
  readonly onAct: (act: OfferedAct) => void;
  readonly onClose: () => void;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere flex flex-wrap items-center gap-2">{children}</dd>
    </div>
  );
}

function Facts({ encounter, times, partner }: SheetProps) {
  const t = useMessages(encounterCalendarMessages);
  const { period } = encounter;
  return (
    <dl className="flex flex-col gap-1">
      <Fact label={t('when')}>
        <span className="tabular-nums">
          {times.dayWords(times.dayOf(period.start))}, {times.range(encounter)}
        </span>
      </Fact>
      <Fact label={t('status')}>
        <EncounterStatusTag status={encounter.status} />
        <PunctualityTag encounter={encounter} times={times} />
      </Fact>
      <Fact label={t('service')}>
        <ServiceName {...encounter} partner={partner} />
        {encounter.priority !== 'routine' && <PriorityWords {...encounter} />}
      </Fact>
      <Fact label={t('mode')}>
        <ModeWords {...encounter} />
      </Fact>
      <Fact label={t('careProvider')}>
        <CareProviderName {...encounter} />
      </Fact>
    </dl>
  );
}

/** A link to the encounter. For another facility, a button that switches the facility first. */
function Way({ encounter, facilityId, encounterAddress, onOpenElsewhere, onClose }: SheetProps) {
  const t = useMessages(encounterCalendarMessages);
  const { link } = useNavigation();
  if (!isOfElsewhere(encounter, facilityId)) {
    return (
      <a {...link(encounterAddress(encounter.id))} className={buttonClass({ variant: 'primary' })}>
        {t('open')}
      </a>
    );
  }
  if (!onOpenElsewhere) return null;
  return (
    <Button
      variant="primary"
      onClick={() => {
        onClose();
        onOpenElsewhere(encounter);
      }}
    >
      {t('openElsewhere', { facility: encounter.facilityName ?? '' })}
    </Button>
  );
}

export function EncounterSheet(props: SheetProps) {
  const { encounter, facilityId, onAct, onClose } = props;
  const t = useMessages(encounterCalendarMessages);
  const name = usePatientName()(encounter);
  const isElsewhere = isOfElsewhere(encounter, facilityId);
  return (
    <Dialog
      open
      width="small"
      title={<bdi translate="no">{name}</bdi>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Way {...props} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Facts {...props} />
        {isElsewhere && <p>{t('atFacility', { facility: encounter.facilityName ?? '' })}</p>}
        {!isElsewhere && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('acts')}</legend>
            <ActButtons {...props} size="small" onAct={onAct} />
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
