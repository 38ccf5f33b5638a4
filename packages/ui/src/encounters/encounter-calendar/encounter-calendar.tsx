import type { Encounter } from '@careline/core/encounters';
import { type CalendarEncounter, calendarDays } from '@careline/core/encounters/calendar';
import { actsNow, nextQuarter, type OfferedAct } from '@careline/core/encounters/consultations';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useWidth } from '../../primitives/on-paper/index.ts';
import { useEncounterActs } from '../encounter-acts/index.ts';
import { type EncounterTimes, useEncounterTimes } from '../encounter-words/index.ts';
import { CalendarBar, type CalendarView } from './calendar-bar.tsx';
import { type Acting, CalendarBody } from './calendar-body.tsx';
import { hasGone } from './calendar-model.ts';
import { CalendarFailed, CalendarNotices } from './calendar-notices.tsx';
import { type EncounterCalendarProps, isOfElsewhere } from './calendar-props.ts';
import { DayAgenda } from './day-agenda.tsx';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';
import { EncounterSheet } from './encounter-sheet.tsx';
import { type ReadCalendarOfDays, useCalendarEncounters, useMinute, useSlots } from './use-calendar.ts';

/** Below it there is no room for columns, CSS pixels. */
const NARROW_PX = 560;

const DEFAULT_VIEW: CalendarView = { service: 'GP_CONSULTATION', wholeDay: false, showsGone: false };

/** The encounters as the filters and the switch of those that take place no more let them through. */
function useShown({ encounters }: ReadCalendarOfDays, showsGone: boolean, status: string | undefined) {
  return useMemo(
    () => (showsGone || status ? encounters : encounters.filter((one) => !hasGone(one))),
    [encounters, showsGone, status],
  );
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
    actsNow(user, encounter, times.dayOf(encounter.period.start) <= times.today()).includes(act);
  return { acts, mayAct };
}

/** How many there are, said when it changes. */
function useAnnounced(read: ReadCalendarOfDays, count: number): void {
  const t = useMessages(encounterCalendarMessages);
  const announce = useAnnounce();
  const isReady = read.state.phase === 'ready';
  const words = t('loaded', { count });
  useEffect(() => {
    if (isReady) announce(words);
  }, [isReady, words, announce]);
}

function Shown(props: EncounterCalendarProps) {
  const { span, day, now: clock = Date.now, filters, onBook } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const times = useEncounterTimes(props);
  const nowSeconds = useMinute(clock);
  const [view, setView] = useState<CalendarView>(DEFAULT_VIEW);
  const [open, setOpen] = useState<CalendarEncounter>();
  const isNarrow = width > 0 && width < NARROW_PX;
  // One day as a list, and the counts of its week beside it: both come with the week.
  const days = useMemo(() => calendarDays(span, day), [span, day]);
  const read = useCalendarEncounters({ ...props, days });
  const service = filters.serviceType ?? view.service;
  const slots = useSlots({ ...props, days, service, today: times.today() });
  const encounters = useShown(read, view.showsGone, filters.status);
  const acting = useActing(props, read, times);
  useAnnounced(read, encounters.length);
  const bookDay = () => {
    const earliest = slots.slots?.find(({ start, left }) => left > 0 && times.dayOf(start) === day);
    onBook?.({ start: earliest?.start ?? nextQuarter(nowSeconds), careProviderId: earliest?.careProviderId });
  };
  return (
    <div ref={box} className="flex flex-col gap-3">
      <CalendarBar
        {...props}
        times={times}
        view={{ ...view, service }}
        onViewChange={(part) => setView({ ...view, ...part })}
        isNarrow={isNarrow}
        isBusy={read.state.phase === 'loading'}
        onRefresh={read.refresh}
        onBookDay={onBook && bookDay}
      />
      {acting.acts.notice}
      <CalendarNotices read={read} slots={slots} />
      {read.state.phase === 'failed' ? (
        <CalendarFailed read={read} />
      ) : isNarrow ? (
        <DayAgenda {...props} encounters={encounters} times={times} onOpen={setOpen} />
      ) : (
        <CalendarBody
          key={span}
          {...props}
          read={read}
          view={view}
          slots={slots}
          days={days}
          times={times}
          width={width}
          nowSeconds={nowSeconds}
          encounters={encounters}
          acting={acting}
          onOpen={setOpen}
        />
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

/** Encounters by day or week, on which they are booked, moved and cancelled, by mouse and by keyboard. */
export function EncounterCalendar(props: EncounterCalendarProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
