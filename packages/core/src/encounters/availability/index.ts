export {
  computeSlots,
  DEFAULT_SLOT_CAPACITY,
  DEFAULT_SLOT_MINUTES,
  MAX_SLOT_CAPACITY,
  MAX_SLOT_MINUTES,
  MIN_SLOT_MINUTES,
  type ProviderSlot,
  type SlotLength,
  type SlotQuestion,
  type TakenTime,
} from './compute-slots.ts';
export {
  type Availability,
  dayNumberAt,
  EXCEPTION_KINDS,
  type ExceptionKind,
  type ExceptionTime,
  type HoursException,
  isWithinHours,
  openPeriods,
  overlaps,
  type Period,
  periodOf,
  type WeeklyHours,
} from './open-periods.ts';
export { WEEKDAY_LABELS, WEEKDAYS, type Weekday, weekdayLabel, weekdayOfNumber } from './weekday.ts';
