import type { Encounter } from '@careline/core/encounters';
import type { EncounterCircle, EncounterFilters } from '@careline/core/encounters/consultations';
import type { HttpClient } from '@careline/core/http';
import type { EncounterTimesOptions } from '../encounter-words/index.ts';

export type EncounterViewKind = 'list' | 'board';

/** A facility that encounters can be narrowed to. */
export interface NamedFacility {
  readonly facilityId: string;
  readonly facilityName: string;
}

export interface EncounterListProps extends EncounterTimesOptions {
  readonly http: HttpClient;
  /** Whose encounters. */
  readonly circle: EncounterCircle;
  /** The owner keeps them, in an address for example. */
  readonly filters: EncounterFilters;
  readonly onFiltersChange: (filters: EncounterFilters) => void;
  readonly view: EncounterViewKind;
  readonly onViewChange: (view: EncounterViewKind) => void;
  /** Where the page of an encounter is. */
  readonly encounterAddress: (id: string) => string;
  /** The facility somebody is signed in to: an encounter of another one is opened by a change of facility. */
  readonly facilityId?: string | undefined;
  readonly facilities?: readonly NamedFacility[];
  readonly onOpenElsewhere?: ((encounter: Encounter) => void) | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}
