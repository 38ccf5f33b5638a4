import {
  type Formats,
  formatCalendar,
  formatDate,
  formatEpochDate,
  formatTime,
} from '@careline/core/internal/formatting';
import { useNow, useTimeZone } from '../provider/index.ts';
import { useLocale, useLocaleInForce } from './messages-provider.tsx';

/** Returns `formatCalendar`, or the version set by the page around a widget. */
export const useFormatCalendar = (): Formats['formatCalendar'] =>
  useLocaleInForce().formats?.formatCalendar ?? formatCalendar;

/** Formats unix seconds relative to now: "Today at 3:05 pm", "Last Monday at …", "5 January 2024 at …". */
export function useWhen(): (at: number) => string {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const locale = useLocale();
  return (at) => formatCalendar(at, now() / 1000, { timeZone, locale });
}

/** Returns `formatDate`, or the version set by the page around a widget. */
export const useFormatDate = (): Formats['formatDate'] =>
  useLocaleInForce().formats?.formatDate ?? formatDate;

/** Returns `formatEpochDate`, or the version set by the page around a widget. */
export const useFormatEpochDate = (): Formats['formatEpochDate'] =>
  useLocaleInForce().formats?.formatEpochDate ?? formatEpochDate;

/** Returns `formatTime`, or the version set by the page around a widget. */
export const useFormatTime = (): Formats['formatTime'] =>
  useLocaleInForce().formats?.formatTime ?? formatTime;
