import { OTHER_ACTIONS } from '#audit';
import { visitEndpoints } from '#encounters/video';
import { type Label, labelIn } from '#formatting';
import { checkPaper } from '#prescriptions/checked-paper';
import { ENDPOINTS } from './endpoints.ts';

/** Former names of actions, as they appear in old audit rows. */
const RENAMED: Readonly<Record<string, string>> = {
  'followup/list': 'tasks/list',
  'followup/add': 'tasks/add',
  'followup/update': 'tasks/update',
  'followup/colleagues': 'tasks/colleagues',
};

/**
 * Returns an action's current name. Metric actions such as `metric/bloodpressure` and `vitals/body/add` map to one
 * name per kind.
 */
export function auditActionKind(action: string): string {
  if (Object.hasOwn(RENAMED, action)) return RENAMED[action] ?? action;
  return action.replace(/^metric\/\w+$/, 'metric/*').replace(/^vitals\/\w+\/add$/, 'vitals/*/add');
}

interface AuditAction {
  readonly writes: boolean;
  readonly label: Label;
}

const ACTIONS: ReadonlyMap<string, AuditAction> = new Map([
  ...[...ENDPOINTS, ...visitEndpoints, checkPaper].flatMap(({ name, writes, audit }) =>
    audit ? [[auditActionKind(name), { writes, label: audit }] as const] : [],
  ),
  ...Object.entries(OTHER_ACTIONS),
]);

/** Actions in the audit: endpoints by name, and other work such as imports. */
export const AUDIT_ACTIONS: readonly string[] = [...ACTIONS.keys()];

/** Whether an audited action changes data. Unknown actions, for example from a newer server, count as changes. */
export const actionWrites = (action: string): boolean => ACTIONS.get(auditActionKind(action))?.writes ?? true;

/** Returns the label of an action, or its key if it is unknown. */
export function auditActionLabel(action: string, locale?: string): string {
  const known = ACTIONS.get(auditActionKind(action));
  return known ? labelIn(known.label, locale) : action;
}
