import { serverNow } from '@careline/core/internal/clock';
import type { Encounter } from '@careline/core/internal/encounters';
import { type CalendarEncounter, calendarDays } from '@careline/core/internal/encounters/calendar';
import {
  actsNow,
  instantOf,
  nextQuarter,
  type OfferedAct,
} from '@careline/core/internal/encounters/consultations';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useWidth } from '../../primitives/on-paper/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useEncounterActs } from '../encounter-acts/index.ts';
import { type EncounterTimes, useEncounterTimes, useMinute } from '../encounter-words/index.ts';
import { CalendarBar, CalendarFoot, type CalendarView } from './calendar-bar.tsx';
import { type Acting, CalendarBody } from './calendar-body.tsx';
import { hasGone, usualServices } from './calendar-model.ts';
import { CalendarFailed, CalendarNotices } from './calendar-notices.tsx';
import { type EncounterCalendarProps, isOfElsewhere } from './calendar-props.ts';
import { DayAgenda } from './day-agenda.tsx';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';
import { EncounterSheet } from './encounter-sheet.tsx';
import { type ReadCalendarOfDays, useCalendarEncounters, useSlots } from './use-calendar.ts';

/** Minimum width for columns, in CSS pixels. */
const NARROW_PX = 560;
const USUAL_SERVICE = 'GP_CONSULTATION';

const DEFAULT_VIEW: CalendarView = { service: '', wholeDay: false, showsGone: false };

/** Returns the encounters to show. Hides cancelled and rejected ones unless the user asks for them. */
function useInSight({ encounters }: ReadCalendarOfDays, showsGone: boolean, status: string | undefined) {
  return useMemo(() => {
    const takingPlace = encounters.filter((one) => !hasGone(one));
    return {
      encounters: showsGone || status ? encounters : takingPlace,
      gone: status ? 0 : encounters.length - takingPlace.length,
    };
  }, [encounters, showsGone, status]);
}

function useActing(props: EncounterCalendarProps, read: ReadCalendarOfDays, times: EncounterTimes): Acting {
  const { user, facilityId } = props;
  const acts = useEncounterActs({
    ...props,
    onChanged: (encounter: Encounter) => {
      read.settle(encounter);
      read.refresh();
    },
  });
  const mayAct = (act: OfferedAct, encounter: CalendarEncounter): boolean =>
    !isOfElsewhere(encounter, facilityId) &&
    actsNow(user, encounter, {
      isDue: times.dayOf(encounter.period.start) <= times.today(),
      now: times.nowSeconds(),
    }).includes(act);
  return { acts, mayAct };
}

/** Announces the number of encounters when it changes. */
function useAnnounced(read: ReadCalendarOfDays, count: number): void {
  const t = useMessages(encounterCalendarMessages);
  const announce = useAnnounce();
  const isReady = read.state.phase === 'ready';
  const words = t('loaded', { count });
  useEffect(() => {
    if (isReady) announce(words);
  }, [isReady, words, announce]);
}

/** Returns the services whose hours are shown: the chosen one, or those of the visible encounters. */
function useServices(chosen: string, encounters: readonly CalendarEncounter[]): readonly string[] {
  return useMemo(() => {
    if (chosen) return [chosen];
    const usual = usualServices(encounters);
    return usual.length > 0 ? usual : [USUAL_SERVICE];
  }, [chosen, encounters]);
}

function Shown(props: EncounterCalendarProps) {
  const timeZone = useTimeZone();
  const { span, day, now: clock = serverNow, filters, onBook } = props;
  const t = useMessages(encounterCalendarMessages);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const times = useEncounterTimes(props);
  const nowSeconds = useMinute(clock);
  const [view, setView] = useState<CalendarView>(DEFAULT_VIEW);
  const [open, setOpen] = useState<CalendarEncounter>();
  const isNarrow = width > 0 && width < NARROW_PX;
  const days = useMemo(() => calendarDays(span, day), [span, day]);
  const read = useCalendarEncounters({ ...props, days });
  const services = useServices(filters.serviceType ?? view.service, read.encounters);
  const isReady = read.state.phase === 'ready';
  const slots = useSlots({ ...props, days, services, today: times.today(), isReady });
  const { encounters, gone } = useInSight(read, view.showsGone, filters.status);
  const acting = useActing(props, read, times);
  useAnnounced(read, encounters.length);
  const drawn = {
    ...props,
    view,
    onViewChange: (part: Partial<CalendarView>) => setView({ ...view, ...part }),
    times,
    encounters,
    isNarrow,
    onOpen: setOpen,
  };
  const bookDay = () => {
    const earliest = slots.slots?.find(({ start, left }) => left > 0 && times.dayOf(start) === day);
    const start = earliest?.start ?? instantOf(`${day}T09:00`, timeZone) ?? nextQuarter(nowSeconds);
    onBook?.({ start, careProviderId: earliest?.careProviderId });
  };
  const foot = isReady && <CalendarFoot {...drawn} gone={gone} />;
  return (
    <div ref={box} className="flex flex-col gap-3">
      <CalendarBar {...drawn} isBusy={read.state.phase === 'loading'} onRefresh={read.refresh} />
      {acting.acts.notice}
      <CalendarNotices read={read} slots={slots} />
      {read.state.phase === 'failed' ? (
        <CalendarFailed read={read} />
      ) : (
        <>
          {isNarrow && <DayAgenda {...drawn} isLoading={!isReady} />}
          {isNarrow && onBook && (
            <Button icon="add" className="self-start" onClick={bookDay}>
              {t('bookDay')}
            </Button>
          )}
          {!isNarrow && (
            <CalendarBody
              key={span}
              {...drawn}
              read={read}
              slots={slots}
              days={days}
              width={width}
              nowSeconds={nowSeconds}
              acting={acting}
              foot={foot}
            />
          )}
          {isNarrow && foot}
        </>
      )}
      {open && (
        <EncounterSheet
          {...props}
          encounter={open}
          times={times}
          onAct={(act) => {
            setOpen(undefined);
            acting.acts.onAct(act, open);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {acting.acts.dialog}
    </div>
  );
}

/** Encounters by day or week. Users book, move and cancel them by mouse or keyboard. */
export function EncounterCalendar(props: EncounterCalendarProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
