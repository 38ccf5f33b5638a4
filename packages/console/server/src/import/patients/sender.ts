import { isUuid } from '@careline/core/internal/http';

/** The source of FHIR resources whose sender is not named. */
export const UNNAMED_SENDER = 'fhir';

/**
 * Whether an id may mean somebody else at another sender who is not named either: ids of FHIR are unique on a server only,
 * unless they are UUIDs.
 */
export const isAmbiguous = ({ source, id }: { readonly source: string; readonly id: string }): boolean =>
  source === UNNAMED_SENDER && !isUuid(id);

/** Careline's own numbers stand under this system, of which each value is one person's. */
const OWN_SYSTEM = 'uhid';

/** The system of identifiers that a source gave, which must never pass for Careline's own. */
export const foreignSystem = (system: string): string =>
  system.trim().toLowerCase() === OWN_SYSTEM ? `source:${system}` : system;
