/**
 * Facilities, staff, partners, webhooks, audit and preferences, for administrators.
 *
 * @module administration
 */
export {
  addFacility,
  addPartner,
  addWebhook,
  type FacilityRecord,
  inviteStaff,
  listDeliveries,
  listFacilities,
  listPartners,
  listStaff,
  listWebhooks,
  type Partner,
  type StaffMember,
  testWebhook,
  updateStaff,
  updateWebhook,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookBody,
  type WebhookDelivery,
  type WebhookEvent,
  webhookDeliverySchema,
} from '#administration';
export {
  type AuditEvent,
  auditOutcomeLabel,
  getPatientReport,
  listAudit,
  openInEmergency,
  type PatientReport,
} from '#audit';
export {
  getPreference,
  PREFERENCE_IDENTIFIERS,
  type PreferenceIdentifier,
  type PreferenceResponse,
  preferenceLabel,
} from '#preferences';
export { updatePreference } from '#preferences/kinds';
