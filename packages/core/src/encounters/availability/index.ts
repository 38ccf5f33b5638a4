export {
  addException,
  availabilityEndpoints,
  getAvailability,
  getServiceSlots,
  holdSlot,
  importCalendar,
  listNextSlots,
  listProviderSlots,
  MAX_SEARCH_WEEKS,
  releaseSlot,
  removeExceptions,
  setHours,
  setServiceSlot,
} from './availability.endpoints.ts';
export type {
  AvailabilityException,
  NewException,
  NewHours,
  ProviderAvailability,
  ServiceSlot,
} from './availability.ts';
export {
  busyTimesOf,
  type CalendarReport,
  MAX_CALENDAR_CHARACTERS,
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
  type TakenTime,
} from './compute-slots.ts';
export { mayEditAvailability } from './edit-right.ts';
export { type HoursFault, hoursFaults } from './hours-faults.ts';
export {
  type Availability,
  type ExceptionKind,
  type ExceptionTime,
  exceptionPeriods,
  isWithinHours,
  overlaps,
  type Period,
  periodOf,
  type WeeklyHours,
} from './open-periods.ts';
export { WEEKDAYS, type Weekday, weekdayLabel } from './weekday.ts';
