import { encounterStatusLabel, serviceTypeLabel } from '@careline/core/internal/encounters';
import type { CalendarEncounter, PlacedItem } from '@careline/core/internal/encounters/calendar';
import type { CSSProperties } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import type { StatusTone } from '../../primitives/status-tag/index.ts';
import {
  type EncounterTimes,
  encounterStatusLook,
  encounterWordsMessages,
  usePatientName,
} from '../encounter-words/index.ts';
import { hasGone } from './calendar-model.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';

const TONES: Readonly<Record<StatusTone, string>> = {
  neutral: 'bg-accent-soft text-on-accent-soft',
  success: 'bg-accent-soft text-on-accent-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-accent-soft text-on-accent-soft',
};

const SHAPES: Readonly<Record<StatusTone, IconName>> = {
  neutral: 'schedule',
  success: 'check_circle',
  warning: 'warning',
  danger: 'error',
  info: 'info',
};

/** The icon of a status, for calendars without room for its label. */
export function CalendarStatusIcon({ status }: Pick<CalendarEncounter, 'status'>) {
  const { tone, icon } = encounterStatusLook(status);
  return <Icon name={icon ?? SHAPES[tone]} size={14} className="mt-px" />;
}

/** Returns the style of an encounter: a dashed edge if it is unconfirmed, struck through if it will not take place. */
export function calendarLook(encounter: Pick<CalendarEncounter, 'status'>): string {
  const { status } = encounter;
  const edge = status === 'CREATED' || status === 'AWAITED' || status === 'DECLINED' ? 'border-dashed' : '';
  const isOver = status === 'COMPLETED' || hasGone(encounter);
  const look = isOver ? 'border-line bg-surface text-muted' : TONES[encounterStatusLook(status).tone];
  return `${look} ${edge} ${hasGone(encounter) ? 'line-through' : ''}`;
}

/** Returns a sentence with everything a calendar shows about an encounter. */
export function useEncounterSentence(times: EncounterTimes, partner: string | undefined) {
  const t = useMessages(encounterCalendarMessages);
  const w = useMessages(encounterWordsMessages);
  const locale = useLocale();
  const nameOf = usePatientName();
  return (encounter: CalendarEncounter): string =>
    t('encounter', {
      name: nameOf(encounter),
      range: times.range(encounter),
      service: serviceTypeLabel(encounter.serviceType, { partner, locale }),
      status: encounterStatusLabel(encounter.status, locale),
      provider: encounter.careProvider?.name ?? w('nobody'),
    });
}

interface BlockProps {
  readonly place: PlacedItem<CalendarEncounter>;
  /** The row it starts in. */
  readonly row: number;
  readonly spot: string;
  readonly isActive: boolean;
  readonly label: string;
  readonly name: string;
  readonly range: string;
}

/** An encounter at its time. Positioned in rows, so that it follows their height. */
export function CalendarBlock({ place, row, spot, isActive, label, name, range }: BlockProps) {
  const { item: encounter, top, bottom, lane, lanes, isCutAtTop, isCutAtBottom } = place;
  const style = {
    '--top': top - row,
    '--rows': bottom - top,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  return (
    <button
      type="button"
      data-spot={spot}
      data-encounter={encounter.id}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      title={label}
      style={style}
      className={`absolute top-[calc(var(--calendar-row)*var(--top))] left-[calc((100%-var(--calendar-gutter))*var(--lane)/var(--lanes))] z-1 flex h-[calc(var(--calendar-row)*var(--rows)-2px)] w-[calc((100%-var(--calendar-gutter))/var(--lanes)-2px)] items-start gap-1 overflow-hidden rounded-control border border-current/40 border-s-4 px-1 text-start text-xs leading-4 focus-visible:z-3 ${isCutAtTop ? 'rounded-t-none border-t-0' : ''} ${isCutAtBottom ? 'rounded-b-none border-b-0' : ''} ${bottom - top < 0.75 ? '' : 'pt-0.5'} ${calendarLook(encounter)}`}
    >
      <CalendarStatusIcon status={encounter.status} />
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-1 font-medium">
          <bdi translate="no" className="truncate">
            {name}
          </bdi>
          {encounter.priority !== undefined && encounter.priority !== 'routine' && (
            <Icon name="arrow_upward" size={14} className="mt-px" />
          )}
        </span>
        {bottom - top >= 1.5 && <span className="block truncate tabular-nums">{range}</span>}
      </span>
    </button>
  );
}
