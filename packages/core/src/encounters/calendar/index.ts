export { dayAfter } from '#formatting';
export {
  type CalendarEncounter,
  calendarEndpoints,
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_PAGE,
  readAllCalendar,
  readFacilityCalendar,
  readMyCalendar,
} from './calendar.endpoints.ts';
export { type AxisRow, type CalendarAxis, calendarAxis, ROW_MINUTES } from './calendar-axis.ts';
export {
  CALENDAR_SPANS,
  type CalendarSpan,
  calendarDays,
  stepDays,
} from './calendar-days.ts';
export {
  type ColumnRows,
  closedRows,
  layoutColumn,
  type PlacedItem,
  placeOf,
  type TimedItem,
} from './calendar-layout.ts';
export { type CalendarOfDays, readCalendar } from './read-calendar.ts';
