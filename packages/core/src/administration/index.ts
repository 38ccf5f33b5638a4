export {
  addFacility,
  closeFacility,
  facilityEndpoints,
  listFacilities,
  offerFacilitySlots,
  readFacilityConsequences,
  readSetup,
  reopenFacility,
  SETUP_STEPS,
  type SetupStep,
  updateFacility,
  WEEKDAYS,
} from './facility.endpoints.ts';
export {
  closingObstacle,
  FACILITY_DEFAULTS,
  FACILITY_TYPES,
  type FacilityConsequences,
  type FacilityFields,
  type FacilityRecord,
  facilityCodeSchema,
  facilityFieldsSchema,
  facilityTypeLabel,
  faultyFacilityFields,
  isClosingDay,
  isTimeZone,
} from './facility.ts';
export { type PageAddresses, pageSnippet } from './page-snippet.ts';
export {
  addPartner,
  FORMER_KEY_SECONDS,
  listPartners,
  partnerEndpoints,
  updatePartner,
} from './partner.endpoints.ts';
export type {
  Partner,
  PartnerFields,
} from './partner.ts';
export { isListedPage, readIssuer, readListedPage } from './partner-address.ts';
export {
  listSchemeSignatures,
  schemeSignatureEndpoints,
  signScheme,
  withdrawSchemeSignature,
} from './scheme-signatures.endpoints.ts';
export {
  MAX_CLINICIAN,
  MAX_CLINICIAN_NUMBER,
  MAX_SIGNATURE_REASON,
  type NewSchemeSignature,
  type SchemeSignature,
  type SignatureWithdrawal,
  signatureOf,
} from './scheme-signatures.ts';
export {
  getStaff,
  inviteStaff,
  listStaff,
  listStaffSessions,
  signOutStaff,
  staffEndpoints,
  updateStaff,
} from './staff.endpoints.ts';
export {
  STAFF_STATES,
  type StaffFields,
  type StaffMember,
  type StaffSession,
  type StaffState,
} from './staff.ts';
export {
  listProgrammeThresholds,
  setProgrammeThreshold,
  thresholdEndpoints,
} from './thresholds.endpoints.ts';
export {
  defaultThreshold,
  GOAL_KEYS,
  GOAL_LIMITS,
  type GoalKey,
  type ProgrammeThreshold,
  type ProgrammeThresholdFields,
  thresholdSchemeLabel,
} from './thresholds.ts';
export {
  addWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendDeliveryAgain,
  testWebhook,
  updateWebhook,
  webhookEndpoints,
} from './webhook.endpoints.ts';
export {
  MAX_WEBHOOKS,
  mayKnowEvent,
  readWebhookAddress,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type Webhook,
  type WebhookBody,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookFields,
  webhookDeliverySchema,
  webhookEventLabel,
} from './webhook.ts';
