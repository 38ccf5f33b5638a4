import { AREA_RIGHTS, AREA_SCOPES, type AreaScope, type BuiltScope, type ProgrammeEntry } from './areas.ts';
import { opensProgrammeArea, programmeEntry } from './programme-scopes.ts';

/**
 * Who may do what: one table, read by the server, by `explainAccess` and by the access tests (design 4). A call is
 * allowed when the area is open to the person and they hold the scope of any entry beside it; an empty list asks for a
 * signed-in person only.
 */
const RIGHTS: Readonly<Record<string, readonly ProgrammeEntry[]>> = {
  'identity/exchange': [],
  'profile/get': [],
  'app/scopes': [],
  'device/secret': [],
  'preference/get': [],
  'preference/update': [],
  'user/list': ['search', 'registration', 'hmCallInfo', 'health-check-registration'],
  'user/get': ['search', 'registration', 'hmCallInfo', 'health-check-registration', 'call-status-history'],
  'user/photo': ['search', 'registration', 'hmCallInfo', 'health-check-registration', 'call-status-history'],
  'user/register': ['registration', 'health-check-registration'],
  'user/registration': ['registration', 'health-check-registration'],
  'user/update': ['registration'],
  'user/history': ['registration'],
  'user/photo/set': ['registration'],
  'user/photo/remove': ['registration'],
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
  vitatoken: ['hmCallInfo', 'search'],
  'metric/*': ['hmCallInfo', 'search'],
  'readings/other': ['hmCallInfo', 'search'],
  'readings/rapid-test/add': ['hmCallInfo'],
  'patients/course': ['hmCallInfo', 'search'],
  'patients/oxygen-target/set': ['hmCallInfo', 'search'],
  'patients/oxygen-target/end': ['hmCallInfo', 'search'],
  'vitals/*/add': ['hmCallInfo'],
  'alerts/list': ['search', 'hmCallInfo'],
  'alerts/acknowledge': ['search', 'hmCallInfo'],
  'signs/list': ['search', 'hmCallInfo'],
  'signs/outcome': ['search', 'hmCallInfo'],
  'routine/dial': ['hmCallInfo'],
  'routine/dial/allow': ['hmCallInfo'],
  'routine/dial/line': ['hmCallInfo'],
  'routine/dial/hangup': ['hmCallInfo'],
  'touchpoint/v2/add': ['hmCallInfo'],
  'status/v2/add': ['hmCallInfo'],
  'touchpoint/update': ['hmCallInfo'],
  'touchpoint/get': ['hmCallInfo', 'call-status-history'],
  'user/touchpoints': ['hmCallInfo', 'call-status-history'],
  'calllog/add': ['hmCallInfo'],
  'calllog/correct': ['hmCallInfo'],
  'calllog/withdraw': ['hmCallInfo'],
  'calllog/get': ['hmCallInfo', 'call-status-history'],
  'calllog/last': ['hmCallInfo'],
  'calllog/list': ['call-status-history'],
  'calllog/authors': ['call-status-history'],
  'script/get': ['hmCallInfo'],
  'worklist/list': ['hmCallInfo', 'call-status-history'],
  'worklist/numbers': ['hmCallInfo', 'call-status-history'],
  'worklist/next': ['hmCallInfo'],
  'worklist/claim': ['hmCallInfo'],
  'worklist/release': ['hmCallInfo'],
  'reports/list': ['search', 'hmCallInfo', 'call-status-history'],
  report: ['search', 'hmCallInfo', 'call-status-history'],
  'report/upload': ['hmCallInfo'],
  'report/add': ['hmCallInfo'],
  'report/delete': ['hmCallInfo'],
  'notes/list': ['search', 'hmCallInfo', 'call-status-history'],
  'notes/add': ['hmCallInfo'],
  'notes/update': ['hmCallInfo'],
  'notes/delete': ['hmCallInfo'],
  'followup/list': ['search', 'hmCallInfo', 'call-status-history'],
  'followup/add': ['hmCallInfo'],
  'followup/update': ['hmCallInfo'],
  'followup/colleagues': ['hmCallInfo'],
  // With each goal stands the newest value: whoever reads readings reads goals.
  'goals/list': ['hmCallInfo', 'search'],
  'goals/add': ['hmCallInfo'],
  'goals/update': ['hmCallInfo'],
  'message/preview': ['hmCallInfo'],
  'send/sms': ['hmCallInfo'],
  'send/email': ['hmCallInfo'],
  'message/history': ['search', 'hmCallInfo', 'call-status-history'],
  'message/outbox': ['hmCallInfo', 'call-status-history'],
  'message/retry': ['hmCallInfo'],
  'message/cancel': ['hmCallInfo'],
  'charts/address': ['charts'],
  'access/break-glass': ['search'],
  'encounters/create': ['health-check-registration'],
  'encounters/list': ['health-check-registration'],
  'encounters/get': ['health-check-registration'],
  'encounters/event': ['health-check-registration'],
  'encounters/move': ['health-check-registration'],
  'encounters/finish': ['health-check-registration'],
  'slots/list': ['health-check-registration'],
};

/** `metric/bloodpressure` and `vitals/body/add` share the row of their kind. */
const rowOf = (endpoint: string): string =>
  endpoint.replace(/^metric\/\w+$/, 'metric/*').replace(/^vitals\/\w+\/add$/, 'vitals/*/add');

/** A scope that a call or an address asks for. */
export type NeededScope = BuiltScope;

export type RightDecision =
  | { readonly allowed: true; readonly by: string | null }
  | { readonly allowed: false; readonly needs: readonly NeededScope[] };

function decideArea(scope: AreaScope, scopes: readonly string[]): RightDecision {
  return scopes.includes(scope) ? { allowed: true, by: scope } : { allowed: false, needs: [scope] };
}

/**
 * Whether these scopes allow a call, and which scope did or is missing. An endpoint without a row is allowed to nobody.
 */
export function decideRight(endpoint: string, scopes: readonly string[]): RightDecision {
  const row = rowOf(endpoint);
  const area = AREA_SCOPES.find((scope) => AREA_RIGHTS[scope].includes(row));
  if (area) return decideArea(area, scopes);
  const needs = Object.hasOwn(RIGHTS, row) ? RIGHTS[row] : undefined;
  if (!needs) return { allowed: false, needs: [] };
  if (needs.length === 0) return { allowed: true, by: null };
  if (!scopes.some(opensProgrammeArea)) return { allowed: false, needs };
  const by = scopes.find((scope) => {
    const entry = programmeEntry(scope);
    return entry !== undefined && needs.includes(entry);
  });
  return by === undefined ? { allowed: false, needs } : { allowed: true, by };
}
