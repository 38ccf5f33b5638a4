import { serverClock } from '@careline/core/internal/clock';
import { useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { clockNoticeMessages } from '../notices.messages.ts';

const MINUTE_MS = 60_000;
/** A hidden notice stays hidden while the error changes by no more than this many minutes. */
const SAME_MINUTES = 2;
const UNITS = [
  { unit: 'days', minutes: 1_440, from: 2_880 },
  { unit: 'hours', minutes: 60, from: 120 },
  { unit: 'minutes', minutes: 1, from: 0 },
] as const;

const faultInMinutes = (): number => Math.round(serverClock.deviceFault() / MINUTE_MS);

/** Returns the message key and number of a clock error, in the largest unit that gives at least two. */
function sentenceOf(fault: number) {
  const size = Math.abs(fault);
  const { unit, minutes } = UNITS.find(({ from }) => size >= from) ?? UNITS[2];
  const count = Math.round(size / minutes);
  return { key: fault > 0 ? (`${unit}Ahead` as const) : (`${unit}Behind` as const), count };
}

export interface ClockNoticeProps {
  /** Minutes that the device's clock is ahead; negative if behind. By default taken from the server's responses. */
  readonly minutes?: number;
  /** Adds a button that hides the notice until the error changes. */
  readonly canHide?: boolean;
}

/** Warns that the device's clock is wrong, and says what to do. Empty while the error is below two minutes. */
export function ClockNotice({ minutes, canHide = false }: ClockNoticeProps) {
  const t = useMessages(clockNoticeMessages);
  const measured = useSyncExternalStore(serverClock.subscribe, faultInMinutes, () => 0);
  const fault = minutes ?? measured;
  const [hidden, setHidden] = useState<number>();
  const isHidden = hidden !== undefined && Math.abs(hidden - fault) <= SAME_MINUTES;
  const { key, count } = sentenceOf(fault);
  return (
    <div aria-live="polite" data-print="hidden">
      {fault !== 0 && !isHidden && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-warning border-b bg-warning-soft px-4 py-2 text-on-warning-soft">
          <Icon name="schedule" size={24} />
          <p className="min-w-0 flex-1 basis-64">
            <strong>{t(key, { count })}</strong> <span>{t('whatToDo')}</span>
          </p>
          {canHide && (
            <Button variant="quiet" onClick={() => setHidden(fault)}>
              {t('hide')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
