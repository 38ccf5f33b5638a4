import type { Encounter, EncounterUser } from '@careline/core/internal/encounters';
import type { CalendarEncounter, CalendarSpan } from '@careline/core/internal/encounters/calendar';
import type { EncounterCircle, EncounterFilters } from '@careline/core/internal/encounters/consultations';

/** A time somebody chose to book. */
export interface ChosenTime {
  /** Unix seconds. */
  readonly start: number;
  /** Undefined where nothing says how long. */
  readonly minutes?: number | undefined;
  readonly careProviderId?: string | undefined;
}

/** What a calendar needs beside what a list does; the owner keeps it. */
export interface CalendarSetting {
  readonly user: EncounterUser;
  /** The day that is shown, or whose week is: YYYY-MM-DD. */
  readonly day: string;
  readonly onDayChange: (day: string) => void;
  /** Books an encounter at a time; undefined for somebody who books none. */
  readonly onBook?: ((time: ChosenTime) => void) | undefined;
  /** Another number asks for the calendar anew, such as after something was booked. */
  readonly revision?: number;
}

export interface EncounterCalendarProps extends CalendarSetting {
  readonly circle: EncounterCircle;
  /** Their days and their order are the calendar's own. */
  readonly filters: EncounterFilters;
  readonly span: CalendarSpan;
  /** Shows a day by itself. */
  readonly onOpenDay: (day: string) => void;
  /** Where the page of an encounter is. */
  readonly encounterAddress: (id: string) => string;
  readonly facilityId?: string | undefined;
  readonly onOpenElsewhere?:
    | ((encounter: Pick<Encounter, 'id' | 'facilityId' | 'facilityName'>) => void)
    | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

/** Whether an encounter is of another facility than the one somebody is signed in to. */
export const isOfElsewhere = (
  { facilityId }: Pick<CalendarEncounter, 'facilityId'>,
  here: string | undefined,
): boolean => here !== undefined && facilityId !== here;
