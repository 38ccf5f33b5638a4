import { defineWords } from '#formatting';

export const availability = defineWords('encounters.availability', {
  getAvailability: "Looked at a care provider's availability",
  setHours: 'Set the hours of a care provider',
  addException: 'Added leave or extra hours',
  removeExceptions: 'Removed leave or extra hours',
  importCalendar: 'Imported a calendar as leave',
  getServiceSlots: 'Looked at how long appointments are',
  setServiceSlot: 'Set how long an appointment is',
  listProviderSlots: 'Looked at the times of care providers',
  listNextSlots: 'Looked up the next free times',
  holdSlot: 'Reserved a time for a booking',
  releaseSlot: 'Released a reserved time',
});

export const skipReason = defineWords('encounters.skipReason', {
  cancelled: 'Cancelled',
  free: 'Marked as free time',
  past: 'Over already',
  later: 'More than 12 months ahead',
  'zone-unknown': 'Its time zone is not known',
  'too-often': 'Repeats several times a day',
  'rule-unsupported': 'Repeats by a rule that is not supported',
  unreadable: 'Cannot be read',
  'too-many': 'The calendar has too many events',
});

export const weekdayLabels = defineWords('encounters.weekdayLabels', {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
});

export const calendar = defineWords('encounters.calendar', {
  readMyCalendar: 'Looked at the calendar of their own encounters',
  readFacilityCalendar: 'Looked at the calendar of encounters',
  readAllCalendar: 'Looked at the calendar of encounters of all facilities',
});

export const consultationModeLabels = defineWords('encounters.consultationModeLabels', {
  PHYSICAL: 'Physical',
  VIRTUAL: 'Virtual',
});

export const encounterChangeReasonLabels = defineWords('encounters.encounterChangeReasonLabels', {
  'patient-asked': 'The patient asked for it',
  'patient-absent': 'The patient did not come',
  'staff-unavailable': 'No staff or room is available',
  'booked-wrongly': 'The booking was a mistake',
  other: 'Another reason',
});

export const encounterChanges = defineWords('encounters.encounterChanges', {
  createEncounter: 'Booked an encounter',
  createSeries: 'Booked a series of encounters',
  cancelSeries: 'Cancelled the rest of a series of encounters',
  addEncounterEvent: 'Changed the status of an encounter',
  noteArrival: 'Recorded that a patient arrived',
  offerEncounter: 'Offered an encounter to a care team',
  moveEncounter: 'Moved an encounter to another time',
  finishEncounter: 'Recorded that an encounter took place',
  addAddendum: 'Added an addendum to an encounter',
});

export const waitingList = defineWords('encounters.waitingList', {
  listWaitingList: 'Looked at the waiting list',
  addToWaitingList: 'Put a patient on the waiting list',
  withdrawFromWaitingList: 'Took a patient off the waiting list',
});

export const appointments = defineWords('encounters.appointments', {
  listAppointments: 'Looked at appointments of a day',
  listBookingRequests: 'Looked at booking requests',
  readWaitingRoom: 'Showed the tokens of the waiting room',
});

export const withdrawalReasonLabels = defineWords('encounters.withdrawalReasonLabels', {
  'not-needed': 'No longer needed',
  elsewhere: 'Booked or treated elsewhere',
  'not-reached': 'The patient could not be reached',
  mistake: 'Added by mistake',
  other: 'Another reason',
});

export const encounterClassLabels = defineWords('encounters.encounterClassLabels', {
  AMB: 'Ambulatory',
  EMER: 'Emergency',
  FLD: 'Field',
  HH: 'Home health',
  IMP: 'Inpatient encounter',
  ACUTE: 'Inpatient acute',
  NONAC: 'Inpatient non-acute',
  OBSENC: 'Observation encounter',
  PRENC: 'Pre-admission',
  SS: 'Short stay',
  VR: 'Virtual',
});

export const encounterOutcomeLabels = defineWords('encounters.encounterOutcomeLabels', {
  advised: 'Advice given, nothing further',
  treated: 'Treatment started or changed',
  review: 'To be seen again',
  referred: 'Referred to someone else',
  emergency: 'Sent to emergency care',
});

/** Initialisms that staff use in any language; the specification does not expand them. */
export const encounterTypeLabels = defineWords('encounters.encounterTypeLabels', {
  AHC: 'AHC',
  PHC: 'PHC',
});

export const encounterPriorityLabels = defineWords('encounters.encounterPriorityLabels', {
  routine: 'Routine',
  urgent: 'Urgent',
  asap: 'As soon as possible',
});

export const encounterStatusLabels = defineWords('encounters.encounterStatusLabels', {
  CREATED: 'Created',
  AWAITED: 'Awaited',
  CONFIRMED: 'Confirmed',
  DECLINED: 'Declined',
  REJECTED: 'Rejected',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
});

export const encounters = defineWords('encounters.encounters', {
  listEncounters: 'Looked at encounters',
  listMyEncounters: 'Looked at their own encounters',
  listAllEncounters: 'Looked at encounters of all facilities',
  listDayBoard: 'Looked at the day board',
  listPatientEncounters: 'Looked at the encounters of a patient',
  listCareProviders: 'Looked at the care providers',
  getEncounter: 'Opened an encounter',
  listSlots: 'Looked at bookable times',
});

export const healthCheckPackageLabels = defineWords('encounters.healthCheckPackageLabels', {
  basic: 'Basic health check',
  heart: 'Heart check',
  diabetes: 'Diabetes check',
  'at-home': 'Health check at home',
  online: 'Online health check',
  physical: 'Physical health check',
  'pre-employment': 'Pre-employment check',
  camp: 'Wellness camp',
});

export const lifecycleEventLabels = defineWords('encounters.lifecycleEventLabels', {
  create: 'Create',
  assign_care_provider: 'Assign Care Provider',
  accept: 'Accept',
  decline: 'Decline',
  reject: 'Reject',
  complete: 'Complete',
  cancel: 'Cancel',
  reopen: 'Reopen',
});

export const paymentStateLabels = defineWords('encounters.paymentStateLabels', {
  'not-needed': 'No payment needed',
  due: 'Payment due',
  paid: 'Paid',
  waived: 'Payment waived',
  refunded: 'Payment refunded',
});

export const serviceTypeLabels = defineWords('encounters.serviceTypeLabels', {
  AHC_DOCTOR_VC: 'Doctor Online',
  AHC_DOCTOR_AT_HOME: 'Doctor At Home',
  AHC_PHYSIO_AT_HOME: 'Physio At Home',
  AHC_NURSE_AT_HOME: 'Nurse at Home',
  FKHP_PRESCRIPTION_VALIDATION: 'Prescription Validation',
  GP_CONSULTATION: 'GP consultation',
  OPHTHAL_CONSULTATION: 'Eye consultation',
  DENTAL_CONSULTATION: 'Dental consultation',
  ENDOCRINOLOGY_CONSULTATION: 'Endocrinology consultation',
  CARDIOLOGY_CONSULTATION: 'Cardiology consultation',
  VITALS_SCREENING: 'Vital signs screening',
  PRE_EMPLOYMENT_MER: 'Medical examination before employment',
  NCD_SCREENING: 'Screening for non-communicable diseases',
  WELLNESS_CAMP: 'Wellness camp',
  LAB_RESULT_AUTHENTICATION: 'Lab result review',
  RADIOLOGY_RESULT_AUTHENTICATION: 'Radiology result review',
  PRESCRIPTION_VALIDATION: 'Prescription review',
  NURSING: 'Nursing',
  PHYSIOTHERAPY: 'Physiotherapy',
  PROHEALTH_CHECK: 'ProHealth check',
  LAB_SAMPLE_COLLECTION: 'Lab sample collection',
  AHC_PHYSIO_ASSESSMENT: 'Physiotherapy assessment',
  AHC_PRESCRIPTION_VALIDATION: 'Health check prescription review',
  PH_HEALTH_CHECK: 'Health check',
  AHLL_LAB_TEST_SAMPLE_COLLECTION: 'Partner lab sample collection',
});

export const careTeamRoleLabels = defineWords('encounters.careTeamRoleLabels', {
  lead: 'Lead',
  doctor: 'Doctor',
  nurse: 'Nurse',
  coach: 'Coach',
  coordinator: 'Coordinator',
  other: 'Other',
});

export const standInReason = defineWords('encounters.standInReason', {
  leave: 'Leave',
  illness: 'Illness',
  training: 'Training',
  other: 'Another reason',
});

export const careTeams = defineWords('encounters.careTeams', {
  listCareTeams: 'Listed the care teams',
  getOwnTeams: 'Opened their own care teams',
  listInstead: 'Looked for a replacement for a care provider',
  addCareTeam: 'Added a care team',
  updateCareTeam: 'Changed a care team',
  deleteCareTeam: 'Removed a care team',
});

export const video = defineWords('encounters.video', {
  getVideo: 'Looked at the video room of an encounter',
  openVideo: 'Opened the video room of an encounter',
  inviteByVideo: 'Created a link to a video visit',
});

export const visit = defineWords('encounters.visit', {
  enterVisit: 'Entered a video visit by a link',
  admitPatient: 'Let a patient into the video room',
  leaveVisit: 'Left a video visit',
});
