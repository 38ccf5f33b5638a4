import {
  addToWaitingList,
  listWaitingList,
  withdrawFromWaitingList,
} from '@careline/core/internal/encounters/waiting-list';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addWaitingEntry, withdrawEntry } from './waiting-entries.ts';
import { readWaitingList } from './waiting-list.ts';

export const waitingListRoutes: readonly Route[] = [
  route(listWaitingList, async (_, { tx, caller, now, touched }) => {
    const list = await readWaitingList(tx, { ...caller, now });
    touched(...list.data.map(({ vitaId }) => vitaId));
    return list;
  }),

  route(addToWaitingList, async ({ body: { entry } }, call) => {
    const { vitaId } = entry;
    call.touched(vitaId);
    return { vitaId, id: await addWaitingEntry(call.tx, entry, entryOf(call)) };
  }),

  route(withdrawFromWaitingList, async ({ body }, call) => {
    const { vitaId, reason } = body;
    call.touched(vitaId);
    call.noted({ reason });
    await withdrawEntry(call.tx, body, entryOf(call));
    return { vitaId };
  }),
];
