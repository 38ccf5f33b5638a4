import type { Encounter, EncounterUser } from '@careline/core/internal/encounters';
import type { CalendarEncounter, CalendarSpan } from '@careline/core/internal/encounters/calendar';
import type { EncounterFilters, EncounterScope } from '@careline/core/internal/encounters/consultations';

/** A time chosen for a booking. */
export interface ChosenTime {
  /** Unix seconds. */
  readonly start: number;
  /** Undefined if no length was chosen. */
  readonly minutes?: number | undefined;
  readonly careProviderId?: string | undefined;
}

/** What a calendar needs in addition to a list's props. Controlled by the owner. */
export interface CalendarSetting {
  readonly user: EncounterUser;
  /** The displayed day, or a day of the displayed week: YYYY-MM-DD. */
  readonly day: string;
  readonly onDayChange: (day: string) => void;
  /** Books an encounter at a time. Omit it for users who may not book. */
  readonly onBook?: ((time: ChosenTime) => void) | undefined;
  /** Change this number to reload the calendar, such as after a booking. */
  readonly revision?: number;
}

export interface EncounterCalendarProps extends CalendarSetting {
  readonly circle: EncounterScope;
  /** The calendar ignores their days and order. */
  readonly filters: EncounterFilters;
  readonly span: CalendarSpan;
  readonly onOpenDay: (day: string) => void;
  readonly encounterAddress: (id: string) => string;
  readonly facilityId?: string | undefined;
  readonly onOpenElsewhere?:
    | ((encounter: Pick<Encounter, 'id' | 'facilityId' | 'facilityName'>) => void)
    | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

/** Returns whether an encounter belongs to another facility than the one the user is signed in to. */
export const isOfElsewhere = (
  { facilityId }: Pick<CalendarEncounter, 'facilityId'>,
  here: string | undefined,
): boolean => here !== undefined && facilityId !== here;
