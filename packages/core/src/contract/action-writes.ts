import { auditActionKind, isOtherAction, OTHER_ACTIONS } from '#audit';
import { visitEndpoints } from '#encounters/video';
import { checkPaper } from '#prescriptions/checked-paper';
import { ENDPOINTS } from './endpoints.ts';

const WRITES: ReadonlyMap<string, boolean> = new Map(
  [...ENDPOINTS, ...visitEndpoints, checkPaper].map(({ name, writes }) => [auditActionKind(name), writes]),
);

/**
 * Whether an action of the audit changed something, as against showing it: what its endpoint says, or the row of other work.
 * An action that is neither, such as one of a newer server, counts as a change.
 */
export function actionWrites(action: string): boolean {
  if (isOtherAction(action)) return OTHER_ACTIONS[action].writes;
  return WRITES.get(auditActionKind(action)) ?? true;
}
