import { AREA_RIGHTS, AREA_SCOPES, type BuiltScope, ENCOUNTER_SCOPES, TASK_SCOPES } from './areas.ts';
import { opensProgrammeArea, programmeEntry } from './programme-scopes.ts';

/**
 * Who may do what: one table, read by the server, by `explainAccess` and by the access tests (design 4). A call is
 * allowed when the area is open to the person and they hold the scope of any entry beside it; an empty list asks for a
 * signed-in person only.
 */
const RIGHTS: Readonly<Record<string, readonly BuiltScope[]>> = {
  'identity/exchange': [],
  'profile/get': [],
  'app/scopes': [],
  'device/secret': [],
  'preference/get': [],
  'preference/update': [],
  'user/list': ['search', 'registration', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
  'user/get': [
    'search',
    'registration',
    'hmCallInfo',
    'health-check-registration',
    'call-status-history',
    ...ENCOUNTER_SCOPES,
  ],
  'user/photo': [
    'search',
    'registration',
    'hmCallInfo',
    'health-check-registration',
    'call-status-history',
    ...ENCOUNTER_SCOPES,
  ],
  'user/register': ['registration', 'health-check-registration'],
  'user/registration': ['registration', 'health-check-registration'],
  'user/update': ['registration'],
  'user/history': ['registration'],
  'user/photo/set': ['registration'],
  'user/photo/remove': ['registration'],
  'user/tags': ['registration'],
  activateprogram: ['registration'],
  'update/status': ['registration'],
  'user/duplicates': ['registration', 'health-check-registration'],
  'user/link': ['registration', 'health-check-registration', 'search'],
  'user/link/asked': ['registration', 'health-check-registration', 'search'],
  'user/link/withdraw': ['registration', 'health-check-registration', 'search'],
  'user/link/open': ['registration'],
  'user/link/answer': ['registration'],
  'nok/infants': ['hmCallInfo', 'search', 'call-status-history'],
  'nok/infant/link': ['hmCallInfo'],
  'nok/infant/unlink': ['hmCallInfo'],
  vitatoken: ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'metric/*': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'readings/other': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'readings/rapid-test/add': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'patients/course': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'patients/oxygen-target/set': ['hmCallInfo', 'search'],
  'patients/oxygen-target/end': ['hmCallInfo', 'search'],
  'patients/pregnancy/list': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  // Whoever writes notes of a patient.
  'patients/pregnancy/record': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'patients/pregnancy/mistake': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'vitals/*/add': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'alerts/list': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'alerts/acknowledge': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'signs/list': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'signs/outcome': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'routine/dial': ['hmCallInfo'],
  'routine/dial/allow': ['hmCallInfo'],
  'routine/dial/line': ['hmCallInfo'],
  'routine/dial/hangup': ['hmCallInfo'],
  'touchpoint/v2/add': ['hmCallInfo'],
  'status/v2/add': ['hmCallInfo'],
  'touchpoint/update': ['hmCallInfo'],
  'touchpoint/get': ['hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  'user/touchpoints': ['hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  'calllog/add': ['hmCallInfo'],
  'calllog/correct': ['hmCallInfo'],
  'calllog/withdraw': ['hmCallInfo'],
  'calllog/get': ['hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  'calllog/last': ['hmCallInfo'],
  'calllog/list': ['call-status-history'],
  'calllog/authors': ['call-status-history'],
  'script/get': ['hmCallInfo'],
  'worklist/list': ['hmCallInfo', 'call-status-history'],
  'worklist/numbers': ['hmCallInfo', 'call-status-history'],
  'worklist/along': ['hmCallInfo'],
  'worklist/next': ['hmCallInfo'],
  'worklist/claim': ['hmCallInfo'],
  'worklist/release': ['hmCallInfo'],
  'reports/list': ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  report: ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  'report/upload': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'report/add': ['hmCallInfo'],
  'report/delete': ['hmCallInfo'],
  'notes/list': ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  'notes/add': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'notes/update': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'notes/delete': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  // Whoever sees the patient sees what is to be done for them; of what is to be done for whom, those of the two areas.
  'tasks/patient': ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES, ...TASK_SCOPES],
  'tasks/list': TASK_SCOPES,
  'tasks/add': ['hmCallInfo', ...ENCOUNTER_SCOPES, ...TASK_SCOPES],
  'tasks/update': ['hmCallInfo', ...ENCOUNTER_SCOPES, ...TASK_SCOPES],
  'tasks/colleagues': ['hmCallInfo', ...ENCOUNTER_SCOPES, ...TASK_SCOPES, 'care-provider-teams'],
  // With each goal stands the newest value: whoever reads readings reads goals.
  'goals/list': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'goals/add': ['hmCallInfo'],
  'goals/update': ['hmCallInfo'],
  'assessments/list': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'assessments/standing': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'assessments/offer': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'assessments/add': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'assessments/withdraw': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  // Whoever reads readings reads results. Ordering, entering and withdrawing results need the access level PROVIDER, which the
  // server checks (decision 0096).
  'labs/list': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'labs/order': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'labs/cancel': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'labs/report': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'labs/withdraw': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  // Current medicines are known to whoever knows readings. That whoever signs is a doctor is the route's to say.
  'prescriptions/list': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'prescriptions/basis': ENCOUNTER_SCOPES,
  'prescriptions/medicines': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'prescriptions/reconcile': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  'prescriptions/registration': ['my_encounters'],
  'prescriptions/sign': ['my_encounters'],
  'prescriptions/stop': ['my_encounters'],
  'prescriptions/answer': ['my_encounters'],
  'prescriptions/withdraw': ['my_encounters'],
  // Whoever is assigned to an encounter for it.
  'prescriptions/validate': ['my_encounters', 'health-check-registration'],
  'prescriptions/dispense': ['my_encounters', 'health-check-registration'],
  'prescriptions/dispense/correct': ['my_encounters', 'health-check-registration'],
  'prescriptions/adherence': ['hmCallInfo'],
  // That they are a pharmacist, or an administrator, is checked by the route.
  'prescriptions/h1-register': ['my_encounters', 'settings'],
  'prescriptions/print': ENCOUNTER_SCOPES,
  // Whoever may write in a case sheet at all is the access level's to say, which the server asks (decision 0092).
  'case-sheets/list': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'case-sheets/section': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'case-sheets/versions': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'case-sheets/save': ['hmCallInfo', ...ENCOUNTER_SCOPES],
  // Whoever reads readings reads what other systems say; of a timeline each kind has the rights of its own list.
  'record/entries': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'record/presence': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  // Whoever may read one of the lists; what of each is counted for whom, the rights of that list say.
  'overview/waiting': ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES, ...TASK_SCOPES],
  // The route leaves out the facts of items whose list the caller may not read.
  'overview/open': ['search', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
  'overview/review': ['search', 'hmCallInfo', ...ENCOUNTER_SCOPES],
  'record/summary': ['hmCallInfo', 'search', ...ENCOUNTER_SCOPES],
  'record/timeline': ['hmCallInfo', 'search', 'call-status-history', ...ENCOUNTER_SCOPES],
  'message/preview': ['hmCallInfo'],
  'send/sms': ['hmCallInfo'],
  'send/email': ['hmCallInfo'],
  'message/history': ['search', 'hmCallInfo', 'call-status-history', ...ENCOUNTER_SCOPES],
  'message/outbox': ['hmCallInfo', 'call-status-history'],
  'message/retry': ['hmCallInfo'],
  'message/cancel': ['hmCallInfo'],
  'charts/address': ['charts'],
  'access/break-glass': ['search'],
  'encounters/create': ['health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/list': ['health-check-registration', 'facility_encounters', 'all_encounters'],
  'encounters/calendar/facility': ['facility_encounters', 'all_encounters'],
  'encounters/patient': ['search', 'hmCallInfo', 'health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/get': ['health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/event': ['health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/move': ['health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/arrive': ['health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/finish': ['health-check-registration'],
  'encounters/addendum': ['health-check-registration', ...ENCOUNTER_SCOPES],
  'encounters/offer': ENCOUNTER_SCOPES,
  'encounters/video/get': ENCOUNTER_SCOPES,
  // Who sits in the room is the route's to say: the care provider who is assigned.
  'encounters/video/open': ['my_encounters'],
  'encounters/video/invite': ENCOUNTER_SCOPES,
  'encounters/providers': [...ENCOUNTER_SCOPES, 'availability', 'care-provider-teams'],
  // Whose availability somebody may set is the route's to say: their own, or everybody's with the scope of that name.
  'availability/get': ['my_encounters', 'availability'],
  'availability/hours/set': ['my_encounters', 'availability'],
  'availability/exception/add': ['my_encounters', 'availability'],
  'availability/exception/remove': ['my_encounters', 'availability'],
  'availability/import': ['my_encounters', 'availability'],
  'availability/service-slots/get': [...ENCOUNTER_SCOPES, 'availability'],
  'availability/slots': [...ENCOUNTER_SCOPES, 'availability'],
  'availability/hold': ENCOUNTER_SCOPES,
  'availability/release': ENCOUNTER_SCOPES,
  'careteam/list': [...ENCOUNTER_SCOPES, 'care-provider-teams'],
  'careteam/mine': ENCOUNTER_SCOPES,
  'careteam/instead': ENCOUNTER_SCOPES,
  'slots/list': ['health-check-registration'],
  // Whoever may read anything of which it tells; of what it tells whom is the topic's to say.
  'live/stream': [
    'search',
    'hmCallInfo',
    'call-status-history',
    'health-check-registration',
    ...ENCOUNTER_SCOPES,
    ...TASK_SCOPES,
    'availability',
  ],
};

/** `metric/bloodpressure` and `vitals/body/add` share the row of their kind. */
const rowOf = (endpoint: string): string =>
  endpoint.replace(/^metric\/\w+$/, 'metric/*').replace(/^vitals\/\w+\/add$/, 'vitals/*/add');

/** A scope that a call or an address asks for. */
export type NeededScope = BuiltScope;

export type RightDecision =
  | { readonly allowed: true; readonly by: string | null }
  | { readonly allowed: false; readonly needs: readonly NeededScope[] };

/** Whether one held scope is the one asked for, among all that somebody holds: an entry needs its area to be open too. */
function opens(asked: BuiltScope, scope: string, scopes: readonly string[]): boolean {
  if (AREA_SCOPES.some((area) => area === asked)) return scope === asked;
  return programmeEntry(scope) === asked && scopes.some(opensProgrammeArea);
}

/** Whether these scopes open a screen. */
export const holdsScope = (scopes: readonly string[], asked: BuiltScope): boolean =>
  scopes.some((scope) => opens(asked, scope, scopes));

const AREA_ROWS: ReadonlyMap<string, readonly BuiltScope[]> = new Map(
  AREA_SCOPES.flatMap((scope) => AREA_RIGHTS[scope].map((row) => [row, [scope]])),
);

/**
 * Whether these scopes allow a call, and which scope did or is missing. An endpoint without a row is allowed to nobody.
 */
export function decideRight(endpoint: string, scopes: readonly string[]): RightDecision {
  const row = rowOf(endpoint);
  const needs = AREA_ROWS.get(row) ?? (Object.hasOwn(RIGHTS, row) ? RIGHTS[row] : undefined);
  if (!needs) return { allowed: false, needs: [] };
  if (needs.length === 0) return { allowed: true, by: null };
  const by = scopes.find((scope) => needs.some((asked) => opens(asked, scope, scopes)));
  return by === undefined ? { allowed: false, needs } : { allowed: true, by };
}
