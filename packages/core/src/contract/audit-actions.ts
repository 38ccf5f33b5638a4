import { OTHER_ACTIONS } from '#audit';
import { visitEndpoints } from '#encounters/video';
import { type Label, labelIn } from '#formatting';
import { checkPaper } from '#prescriptions/checked-paper';
import { ENDPOINTS } from './endpoints.ts';

/** Calls that have another name now; rows of the audit keep the old one. */
const RENAMED: Readonly<Record<string, string>> = {
  'followup/list': 'tasks/list',
  'followup/add': 'tasks/add',
  'followup/update': 'tasks/update',
  'followup/colleagues': 'tasks/colleagues',
};

/** An action by the name it has now, with `metric/bloodpressure` and `vitals/body/add` as the one of their kind. */
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
  ...Object.entries(OTHER_ACTIONS).map(([name, { writes, ...label }]) => [name, { writes, label }] as const),
]);

/** What can stand in the audit: calls of the contract by name, and other work such as imports. */
export const AUDIT_ACTIONS: readonly string[] = [...ACTIONS.keys()];

/**
 * Whether an action of the audit changed something, as against showing it: what its endpoint says, or the row of other work.
 * An action that is neither, such as one of a newer server, counts as a change.
 */
export const actionWrites = (action: string): boolean => ACTIONS.get(auditActionKind(action))?.writes ?? true;

/** What was done, in words; an action of a newer server is shown by its key. */
export function auditActionLabel(action: string, locale?: string): string {
  const known = ACTIONS.get(auditActionKind(action));
  return known ? labelIn(known.label, locale) : action;
}
