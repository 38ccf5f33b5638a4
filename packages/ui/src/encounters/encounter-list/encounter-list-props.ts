import type { Encounter } from '@careline/core/internal/encounters';
import { CALENDAR_SPANS } from '@careline/core/internal/encounters/calendar';
import type { EncounterFilters, EncounterScope } from '@careline/core/internal/encounters/consultations';
import type { ReactNode } from 'react';
import type { CalendarSetting } from '../encounter-calendar/index.ts';

export const ENCOUNTER_VIEWS = ['list', 'board', ...CALENDAR_SPANS] as const;
export type EncounterViewKind = (typeof ENCOUNTER_VIEWS)[number];

export interface NamedFacility {
  readonly facilityId: string;
  readonly facilityName: string;
}

type EncounterSpans = 'coming' | 'past';

/** The fields needed to switch to an encounter's facility. */
export type ElsewhereEncounter = Pick<Encounter, 'id' | 'facilityId' | 'facilityName'>;

export interface EncounterListProps {
  readonly circle: EncounterScope;
  /** Controlled by the owner, for example in an address. */
  readonly filters: EncounterFilters;
  readonly onFiltersChange: (filters: EncounterFilters) => void;
  readonly view: EncounterViewKind;
  /** `day` is set if the calendar's day changes too. */
  readonly onViewChange: (view: EncounterViewKind, day?: string) => void;
  readonly encounterAddress: (id: string) => string;
  /** The facility the user is signed in to. Encounters of other facilities open after switching the facility. */
  readonly facilityId?: string | undefined;
  readonly facilities?: readonly NamedFacility[];
  readonly onOpenElsewhere?: ((encounter: ElsewhereEncounter) => void) | undefined;
  /** Rendered next to the choice of view, such as saved filters. */
  readonly beside?: ReactNode;
  /** The available views. Defaults to all. */
  readonly views?: readonly EncounterViewKind[] | undefined;
  /** Which ranges of days have shortcuts. Defaults to the coming days. */
  readonly spans?: EncounterSpans | undefined;
  /** If omitted, there are no calendar views. */
  readonly calendar?: CalendarSetting | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}
