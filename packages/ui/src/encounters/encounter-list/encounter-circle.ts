import type { Encounter } from '@careline/core/internal/encounters';
import { CALENDAR_SPANS } from '@careline/core/internal/encounters/calendar';
import type { EncounterCircle, EncounterFilters } from '@careline/core/internal/encounters/consultations';
import type { ReactNode } from 'react';
import type { CalendarSetting } from '../encounter-calendar/index.ts';

export const ENCOUNTER_VIEWS = ['list', 'board', ...CALENDAR_SPANS] as const;
export type EncounterViewKind = (typeof ENCOUNTER_VIEWS)[number];

/** A facility that encounters can be narrowed to. */
export interface NamedFacility {
  readonly facilityId: string;
  readonly facilityName: string;
}

/** The days that are asked for most. */
type EncounterSpans = 'coming' | 'past';

/** What a change to the facility of an encounter works with. */
export type ElsewhereEncounter = Pick<Encounter, 'id' | 'facilityId' | 'facilityName'>;

export interface EncounterListProps {
  /** Whose encounters. */
  readonly circle: EncounterCircle;
  /** The owner keeps them, in an address for example. */
  readonly filters: EncounterFilters;
  readonly onFiltersChange: (filters: EncounterFilters) => void;
  readonly view: EncounterViewKind;
  /** With the day of a calendar where that changes too. */
  readonly onViewChange: (view: EncounterViewKind, day?: string) => void;
  /** Where the page of an encounter is. */
  readonly encounterAddress: (id: string) => string;
  /** The facility somebody is signed in to: an encounter of another one is opened by a change of facility. */
  readonly facilityId?: string | undefined;
  readonly facilities?: readonly NamedFacility[];
  readonly onOpenElsewhere?: ((encounter: ElsewhereEncounter) => void) | undefined;
  /** Beside the choice of the view, such as saved filters. */
  readonly beside?: ReactNode;
  /** Ways to draw the encounters; all of them without it. */
  readonly views?: readonly EncounterViewKind[] | undefined;
  /** Which days are offered at one press: those to come without it. */
  readonly spans?: EncounterSpans | undefined;
  /** Without it there are no calendars. */
  readonly calendar?: CalendarSetting | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}
