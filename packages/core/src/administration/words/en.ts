import { defineWords } from '#formatting';

export const facility = defineWords('administration.facility', {
  listFacilities: 'Looked at the facilities',
  addFacility: 'Added a facility',
  updateFacility: 'Changed a facility',
  readFacilityConsequences: 'Looked at the effects of closing a facility',
  closeFacility: 'Closed a facility',
  reopenFacility: 'Reopened a facility',
  readSetup: 'Looked at the first steps',
  offerFacilitySlots: 'Offered times for health checks',
});

export const type = defineWords('administration.type', {
  hospital: 'Hospital',
  clinic: 'Clinic',
  'health-centre': 'Health centre',
  'diagnostic-centre': 'Diagnostic centre',
  'home-care': 'Home care',
  'tele-consultation': 'Tele-consultation centre',
});

export const partner = defineWords('administration.partner', {
  listPartners: 'Looked at the partners',
  addPartner: 'Added a partner',
  updatePartner: 'Changed a partner',
});

export const schemeSignatures = defineWords('administration.schemeSignatures', {
  listSchemeSignatures: 'Looked at the signatures for the limits',
  signScheme: 'Recorded a clinician’s signature for the limits',
  withdrawSchemeSignature: 'Withdrew a signature for the limits',
});

export const staff = defineWords('administration.staff', {
  listStaff: 'Looked at the staff list',
  getStaff: "Opened a staff member's account",
  inviteStaff: 'Invited a staff member',
  updateStaff: "Changed a staff member's account",
  listStaffSessions: "Looked at a staff member's sign-ins",
  signOutStaff: 'Ended the sign-ins of a staff member',
});

export const thresholds = defineWords('administration.thresholds', {
  listProgrammeThresholds: 'Looked at the limits of the programmes',
  setProgrammeThreshold: 'Changed the limits of a programme',
});

export const scheme = defineWords('administration.scheme', {
  'india-programme': 'India programme',
  international: 'International',
});

export const webhook = defineWords('administration.webhook', {
  listWebhooks: 'Looked at the webhooks of a partner',
  addWebhook: 'Added a webhook',
  updateWebhook: 'Changed a webhook',
  removeWebhook: 'Removed a webhook',
  testWebhook: 'Sent a test to a webhook',
  listDeliveries: 'Looked at the deliveries of a webhook',
  sendDeliveryAgain: 'Sent a delivery of a webhook again',
  outcomeOfCallWasSaved: 'The outcome of a call was saved',
  savedCallWasCorrected: 'A saved call was corrected',
  savedCallWasWithdrawn: 'A saved call was withdrawn',
  readingRaisedAlert: 'A reading raised an alert',
  test: 'Test',
});
