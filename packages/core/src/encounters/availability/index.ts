export {
  addException,
  availabilityEndpoints,
  getAvailability,
  getServiceSlots,
  holdSlot,
  importCalendar,
  listProviderSlots,
  MAX_REMOVED_EXCEPTIONS,
  releaseSlot,
  removeExceptions,
  setHours,
  setServiceSlot,
} from './availability.endpoints.ts';
export {
  type AvailabilityException,
  MAX_HOURS,
  type NewException,
  type NewHours,
  type ProviderAvailability,
  type ServiceSlot,
} from './availability.ts';
export {
  busyTimesOf,
  type CalendarReport,
  MAX_CALENDAR_CHARACTERS,
  SKIP_REASON_LABELS,
  SKIP_REASONS,
  type SkipReason,
  skipReasonLabel,
} from './calendar-report.ts';
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
export { mayEditAvailability } from './edit-right.ts';
export { type HoursFault, hoursFaults } from './hours-faults.ts';
export {
  type Availability,
  dayNumberAt,
  EXCEPTION_KINDS,
  type ExceptionKind,
  type ExceptionTime,
  exceptionPeriods,
  type HoursException,
  isWithinHours,
  openPeriods,
  overlaps,
  type Period,
  periodOf,
  type WeeklyHours,
} from './open-periods.ts';
export { WEEKDAY_LABELS, WEEKDAYS, type Weekday, weekdayLabel, weekdayOfNumber } from './weekday.ts';
