import { defineWords } from '#formatting';

export const facility = defineWords('administration.facility', {
  lookedAtFacilities: 'Looked at the facilities',
  addedFacility: 'Added a facility',
  changedFacility: 'Changed a facility',
  lookedAtEffectsOfClosingFacility: 'Looked at the effects of closing a facility',
  closedFacility: 'Closed a facility',
  openedFacilityAgain: 'Opened a facility again',
  lookedAtFirstSteps: 'Looked at the first steps',
  offeredTimesForHealthChecks: 'Offered times for health checks',
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
  lookedAtPartners: 'Looked at the partners',
  addedPartner: 'Added a partner',
  changedPartner: 'Changed a partner',
});

export const schemeSignatures = defineWords('administration.schemeSignatures', {
  lookedAtSignaturesForLimits: 'Looked at the signatures for the limits',
  recordedCliniciansSignatureForLimits: 'Recorded a clinician’s signature for the limits',
  withdrewSignatureForLimits: 'Withdrew a signature for the limits',
});

export const staff = defineWords('administration.staff', {
  lookedAtStaffList: 'Looked at the staff list',
  openedStaffMembersAccount: "Opened a staff member's account",
  invitedStaffMember: 'Invited a staff member',
  changedStaffMembersAccount: "Changed a staff member's account",
  lookedAtStaffMembersSignIns: "Looked at a staff member's sign-ins",
  endedSignInsOfStaffMember: 'Ended the sign-ins of a staff member',
});

export const thresholds = defineWords('administration.thresholds', {
  lookedAtLimitsOfProgrammes: 'Looked at the limits of the programmes',
  changedLimitsOfProgramme: 'Changed the limits of a programme',
});

export const scheme = defineWords('administration.scheme', {
  'india-programme': 'India programme',
  international: 'International',
});

export const webhook = defineWords('administration.webhook', {
  lookedAtWebhooksOfPartner: 'Looked at the webhooks of a partner',
  addedWebhook: 'Added a webhook',
  changedWebhook: 'Changed a webhook',
  removedWebhook: 'Removed a webhook',
  sentTestToWebhook: 'Sent a test to a webhook',
  lookedAtDeliveriesOfWebhook: 'Looked at the deliveries of a webhook',
  sentDeliveryOfWebhookAgain: 'Sent a delivery of a webhook again',
  outcomeOfCallWasSaved: 'The outcome of a call was saved',
  savedCallWasCorrected: 'A saved call was corrected',
  savedCallWasWithdrawn: 'A saved call was withdrawn',
  readingRaisedAlert: 'A reading raised an alert',
  test: 'Test',
});
