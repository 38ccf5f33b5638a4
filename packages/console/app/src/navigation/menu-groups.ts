import { builtScope, type MenuItem, type NeededScope } from '@careline/core/internal/navigation';

/** The kinds of work in a long menu, in order. */
const GROUPS = ['work', 'patients', 'care', 'money', 'insight', 'administration'] as const;
type MenuGroup = (typeof GROUPS)[number];

/** Entries up to which a menu is read at a glance without headings. */
const MAX_WITHOUT_GROUPS = 16;

const GROUP_OF: Readonly<Record<NeededScope, MenuGroup>> = {
  prohealth: 'work',
  registration: 'patients',
  search: 'patients',
  hmCallInfo: 'work',
  charts: 'insight',
  'health-check-registration': 'patients',
  'call-status-history': 'work',
  my_encounters: 'care',
  facility_encounters: 'care',
  all_encounters: 'care',
  availability: 'care',
  'care-provider-teams': 'administration',
  tasks: 'work',
  referrals: 'work',
  my_appointments: 'care',
  facility_appointments: 'care',
  all_appointments: 'care',
  booking_requests: 'care',
  'review-appointments': 'care',
  my_patients: 'patients',
  patients: 'patients',
  patient_registration: 'patients',
  'phc-patient-registration': 'patients',
  'ahc-bookings': 'patients',
  'ahc-patient-search': 'patients',
  investigations: 'care',
  doctors: 'care',
  live_doctor_status: 'care',
  facilities: 'administration',
  projects: 'insight',
  transactions: 'money',
  refunds: 'money',
  notifications: 'work',
  insights: 'insight',
  settings: 'administration',
  auditor: 'administration',
};

const groupOf = ({ scope }: MenuItem): MenuGroup => {
  const built = builtScope(scope);
  return built ? GROUP_OF[built] : 'administration';
};

/** Returns a long menu by kind of work, each entry with its heading. A short one keeps the order of the scopes. */
export function groupedMenu(
  menu: readonly MenuItem[],
  headingOf: (group: MenuGroup) => string,
): readonly (MenuItem & { readonly group?: string })[] {
  if (menu.length <= MAX_WITHOUT_GROUPS) return menu;
  return GROUPS.flatMap((group) =>
    menu.filter((item) => groupOf(item) === group).map((item) => ({ ...item, group: headingOf(group) })),
  );
}
