import { wordLabel } from '#formatting';
import type { BuiltScope } from './areas.ts';
import * as words from './words/en.ts';

/**
 * How menus show each area. Rights and guards read only the areas, so that a page that asks for a right loads no labels.
 * Icons are names of Material Symbols; the ui package has the drawings.
 */
export const MENU_ENTRIES = {
  prohealth: { icon: 'dashboard', label: wordLabel(words.areas, 'dashboard') },
  registration: { icon: 'assignment', label: wordLabel(words.areas, 'registration') },
  search: { icon: 'search', label: wordLabel(words.areas, 'search') },
  hmCallInfo: { icon: 'call', label: wordLabel(words.areas, 'callInfo') },
  charts: { icon: 'assessment', label: wordLabel(words.areas, 'charts') },
  'health-check-registration': {
    icon: 'how_to_reg',
    label: wordLabel(words.areas, 'healthCheckRegistration'),
  },
  'call-status-history': { icon: 'history', label: wordLabel(words.areas, 'callStatusHistory') },
  my_encounters: { icon: 'event_available', label: wordLabel(words.areas, 'myEncounters') },
  facility_encounters: { icon: 'event_note', label: wordLabel(words.areas, 'facilityEncounters') },
  all_encounters: { icon: 'calendar_month', label: wordLabel(words.areas, 'allEncounters') },
  availability: { icon: 'schedule', label: wordLabel(words.areas, 'availability') },
  'care-provider-teams': { icon: 'group', label: wordLabel(words.areas, 'careTeams') },
  tasks: { icon: 'task_alt', label: wordLabel(words.areas, 'tasks') },
  referrals: { icon: 'forward', label: wordLabel(words.areas, 'referrals') },
  notifications: { icon: 'notifications', label: wordLabel(words.areas, 'notifications') },
  insights: { icon: 'assessment', label: wordLabel(words.areas, 'insights') },
  settings: { icon: 'settings', label: wordLabel(words.areas, 'settings') },
  auditor: { icon: 'fact_check', label: wordLabel(words.areas, 'audit') },
  my_appointments: { icon: 'event_available', label: wordLabel(words.areas, 'myAppointments') },
  facility_appointments: { icon: 'event_note', label: wordLabel(words.areas, 'facilityAppointments') },
  all_appointments: { icon: 'calendar_month', label: wordLabel(words.areas, 'allAppointments') },
  booking_requests: { icon: 'schedule', label: wordLabel(words.areas, 'bookingRequests') },
  'review-appointments': { icon: 'history', label: wordLabel(words.areas, 'reviewAppointments') },
  my_patients: { icon: 'person', label: wordLabel(words.areas, 'myPatients') },
  patients: { icon: 'group', label: wordLabel(words.areas, 'patients') },
  patient_registration: { icon: 'person_add', label: wordLabel(words.areas, 'patientRegistration') },
  'phc-patient-registration': { icon: 'how_to_reg', label: wordLabel(words.areas, 'walkInRegistration') },
  'ahc-bookings': { icon: 'event', label: wordLabel(words.areas, 'healthCheckBookings') },
  'ahc-patient-search': { icon: 'search', label: wordLabel(words.areas, 'healthCheckSearch') },
  investigations: { icon: 'science', label: wordLabel(words.areas, 'investigations') },
  doctors: { icon: 'medical_services', label: wordLabel(words.areas, 'doctors') },
  live_doctor_status: { icon: 'sensors', label: wordLabel(words.areas, 'liveDoctorStatus') },
  facilities: { icon: 'apartment', label: wordLabel(words.areas, 'facilities') },
  projects: { icon: 'work', label: wordLabel(words.areas, 'projects') },
  transactions: { icon: 'payment', label: wordLabel(words.areas, 'transactions') },
  refunds: { icon: 'undo', label: wordLabel(words.areas, 'refunds') },
} as const satisfies Readonly<Record<BuiltScope, { readonly icon: string; readonly label: unknown }>>;

export type MenuIcon = (typeof MENU_ENTRIES)[BuiltScope]['icon'];
