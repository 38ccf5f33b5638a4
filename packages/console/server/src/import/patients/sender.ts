import { isUuid } from '@careline/core/internal/http';

/** The source of FHIR resources without a named sender. */
export const UNNAMED_SENDER = 'fhir';

/**
 * Returns whether an id may mean a different person at another unnamed sender. FHIR ids are unique only on one server,
 * unless they are UUIDs.
 */
export const isAmbiguous = ({ source, id }: { readonly source: string; readonly id: string }): boolean =>
  source === UNNAMED_SENDER && !isUuid(id);

/** System of Careline's own numbers. Each value belongs to one person. */
const OWN_SYSTEM = 'uhid';

/** Returns the stored system for a source's identifier, which must never pass for Careline's own. */
export const foreignSystem = (system: string): string =>
  system.trim().toLowerCase() === OWN_SYSTEM ? `source:${system}` : system;
