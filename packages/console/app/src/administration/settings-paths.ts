import { PATHS } from '@careline/core/internal/navigation';

export const SETTINGS_PATHS = {
  staff: `${PATHS.settings}/staff`,
  invite: `${PATHS.settings}/staff/new`,
  person: (staffId: string) => `${PATHS.settings}/staff/${encodeURIComponent(staffId)}`,
  facilities: `${PATHS.settings}/facilities`,
  addFacility: `${PATHS.settings}/facilities/new`,
  facility: (facilityId: string) => `${PATHS.settings}/facilities/${encodeURIComponent(facilityId)}`,
  duplicates: `${PATHS.settings}/duplicates`,
  /** The record to keep comes first. Takes ids, never names or phone numbers. */
  compare: (keptId: string, mergedId: string) =>
    `${PATHS.settings}/duplicates/compare/${encodeURIComponent(keptId)}/${encodeURIComponent(mergedId)}`,
  merge: (mergeId: string) => `${PATHS.settings}/duplicates/${encodeURIComponent(mergeId)}`,
  limits: `${PATHS.settings}/limits`,
  organisation: `${PATHS.settings}/organisation`,
  templates: `${PATHS.settings}/templates`,
  scores: `${PATHS.settings}/scores`,
  h1Register: `${PATHS.settings}/h1-register`,
  partners: `${PATHS.settings}/partners`,
  addPartner: `${PATHS.settings}/partners/new`,
  partner: (partnerId: string) => `${PATHS.settings}/partners/${encodeURIComponent(partnerId)}`,
  addWebhook: (partnerId: string) =>
    `${PATHS.settings}/partners/${encodeURIComponent(partnerId)}/webhooks/new`,
  webhook: (partnerId: string, webhookId: string) =>
    `${PATHS.settings}/partners/${encodeURIComponent(partnerId)}/webhooks/${encodeURIComponent(webhookId)}`,
} as const;

/** Marks the address of a staff member who has just been added. */
export const JUST_INVITED = 'invited';
