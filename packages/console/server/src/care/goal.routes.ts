import { addGoal, listGoals, updateGoal } from '@careline/core/internal/care';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as goals from './goals.ts';

export const goalRoutes: readonly Route[] = [
  route(listGoals, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await goals.listGoals(tx, vitaId) };
  }),

  route(addGoal, async ({ body: { goal } }, call) => {
    call.touched(goal.vitaId);
    return { vitaId: goal.vitaId, data: await goals.addGoal(call.tx, goal, entryOf(call)) };
  }),

  route(updateGoal, async ({ body: { goal } }, call) => {
    call.touched(goal.vitaId);
    return { vitaId: goal.vitaId, data: await goals.changeGoal(call.tx, goal, entryOf(call)) };
  }),
];
