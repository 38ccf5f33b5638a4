export type { CalendarSetting, ChosenTime, EncounterCalendarProps } from './calendar-props.ts';
export { encounterCalendarMessages } from './encounter-calendar.messages.ts';
export { EncounterCalendar } from './encounter-calendar.tsx';
