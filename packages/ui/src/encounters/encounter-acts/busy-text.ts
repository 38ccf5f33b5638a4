import type { HttpError } from '@careline/core/internal/http';
import { useMessages } from '../../messages/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

interface Period {
  readonly start: number;
  readonly end: number;
}

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'start') === 'number' &&
  typeof Reflect.get(value, 'end') === 'number';

/** Returns the time field's error when the care provider is busy. Returns undefined for other errors. */
export function useBusyText(times: EncounterTimes): (error: HttpError | undefined) => string | undefined {
  const t = useMessages(encounterActsMessages);
  return (error) => {
    if (error?.code !== 'care-provider-busy') return undefined;
    const period: unknown = error.problem && Reflect.get(error.problem, 'period');
    return isPeriod(period) ? t('busyAt', { time: times.range({ period: { ...period } }) }) : t('busy');
  };
}
