import { DAY_PARTS, type DayPart } from '@careline/core/internal/encounters';
import {
  type ChosenSlot,
  type FreeDay,
  type FreeTime,
  timesOfFreeDay,
} from '@careline/core/internal/encounters/consultations';
import { useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { freeTimesMessages } from './free-times.messages.ts';
import type { ProviderNames } from './provider-names.ts';
import { type FreeWeek, slotOfTime, timesOfWeek } from './use-free-times.ts';

export interface FreeTimesProps {
  readonly week: FreeWeek;
  readonly chosen: ChosenSlot | undefined;
  readonly onChoose: (slot: ChosenSlot) => void;
  readonly nameOf: ProviderNames;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: () => void;
}

interface TimeChoiceProps {
  readonly group: string;
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A native radio button that looks like a chip. The accessible name includes the day. */
function TimeChoice({ group, label, text, isChosen, onChoose }: TimeChoiceProps) {
  return (
    <label className="relative inline-flex min-h-8 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-raised px-2 text-sm tabular-nums hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight] pointer-coarse:min-h-11">
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control"
      />
      <span aria-hidden>{text}</span>
    </label>
  );
}

interface DayProps extends Pick<FreeTimesProps, 'chosen' | 'onChoose'> {
  readonly day: FreeDay;
  readonly parts: readonly DayPart[];
  readonly group: string;
}

/** A column on a wide screen, a section of a list on a narrow one. Narrow lists leave out days without times. */
function Day({ day, parts, group, chosen, onChoose }: DayProps) {
  const t = useMessages(freeTimesMessages);
  const times = useEncounterTimes();
  const isEmpty = timesOfFreeDay(day).length === 0;
  const choice = (time: FreeTime) => (
    <TimeChoice
      key={time.start}
      group={group}
      label={times.when(time.start)}
      text={times.time(time.start)}
      isChosen={chosen?.start === time.start}
      onChoose={() => onChoose(slotOfTime(time))}
    />
  );
  return (
    <section
      aria-label={times.dayWords(day.day)}
      style={{ gridRow: `span ${parts.length + 1}` }}
      className={`flex-col gap-2 border-line not-last:border-b py-2 @2xl:grid @2xl:grid-rows-subgrid @2xl:border-b-0 @2xl:px-1 @2xl:not-last:border-e ${isEmpty ? 'hidden' : 'flex'}`}
    >
      <p aria-hidden className="font-medium text-sm @2xl:text-center @2xl:text-xs">
        {/* Breaks between the words, not within the date. */}
        {times.dayWords(day.day).replaceAll('-', '\u2011')}
      </p>
      {parts.map((part) => (
        <div
          key={part}
          className="flex flex-wrap items-center gap-1 empty:hidden @2xl:grid @2xl:auto-rows-min @2xl:grid-cols-1 @2xl:empty:grid"
        >
          {day.parts[part].length > 0 && (
            <span className="w-20 shrink-0 text-muted text-xs @2xl:sr-only">{t(part)}</span>
          )}
          {day.parts[part].map(choice)}
        </div>
      ))}
    </section>
  );
}

/** Offers the first free time of each care provider, if there are several. */
function FirstOfEach({ week, chosen, onChoose, nameOf }: FreeTimesProps) {
  const t = useMessages(freeTimesMessages);
  const { when } = useEncounterTimes();
  const group = useId();
  const first = new Map<string, FreeTime>();
  for (const time of timesOfWeek(week))
    for (const id of time.careProviderIds) if (!first.has(id)) first.set(id, time);
  if (first.size < 2) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="mb-1 text-muted text-sm">{t('firstOfEach')}</legend>
      {[...first].map(([careProviderId, { start, end }]) => {
        const words = t('timeWith', { when: when(start), name: nameOf(careProviderId) });
        return (
          <TimeChoice
            key={careProviderId}
            group={group}
            label={words}
            text={words}
            isChosen={chosen?.start === start && chosen.careProviderId === careProviderId}
            onChoose={() => onChoose({ careProviderId, start, end })}
          />
        );
      })}
    </fieldset>
  );
}

/** A week of free times: days as columns grouped by part of the day, or a list by day where there is no room. */
export function FreeTimes(props: FreeTimesProps) {
  const { week, chosen, onChoose, nameOf, onEarlier, onLater } = props;
  const t = useMessages(freeTimesMessages);
  const times = useEncounterTimes();
  const group = useId();
  const all = timesOfWeek(week);
  const parts = DAY_PARTS.filter((part) => week.days.some((day) => day.parts[part].length > 0));
  const [from = '', to = ''] = [week.days[0]?.day, week.days.at(-1)?.day];
  return (
    <div className="@container flex flex-col gap-2">
      <FirstOfEach {...props} />
      <div className="flex items-center gap-1">
        <p className="me-auto text-muted text-sm">
          {t('week', { from: times.weekday(from), to: times.weekday(to) })}
        </p>
        <IconButton
          icon="chevron_left"
          label={t('earlier')}
          disabled={!onEarlier}
          onClick={() => onEarlier?.()}
        />
        <IconButton icon="chevron_right" label={t('later')} onClick={onLater} />
      </div>
      {all.length === 0 ? (
        <p className="text-muted">{t('noneInWeek')}</p>
      ) : (
        <fieldset
          style={{ gridTemplateRows: `repeat(${parts.length + 1}, auto)` }}
          className="flex max-h-80 min-w-0 flex-col overflow-y-auto border-line border-y @2xl:grid @2xl:grid-cols-7"
        >
          <legend className="sr-only">{t('freeTimes')}</legend>
          {week.days.map((day) => (
            <Day key={day.day} {...{ day, parts, group, chosen, onChoose }} />
          ))}
        </fieldset>
      )}
      {chosen && (
        <p role="status" className="font-medium tabular-nums">
          {t('timeWith', { when: times.when(chosen.start), name: nameOf(chosen.careProviderId) })}
        </p>
      )}
    </div>
  );
}
