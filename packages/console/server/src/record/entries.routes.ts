import { keepRecordPresence, listRecordEntries } from '@careline/core/internal/record';
import { requirePatient } from '../platform/access/access.ts';
import { type Route, route } from '../platform/http/route.ts';
import { listEntries } from './imported-entries.ts';
import { keepPresence } from './record-presence.ts';

export const entryRoutes: readonly Route[] = [
  route(listRecordEntries, async ({ query }, { tx, caller, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    return { vitaId: query.vitaId, ...(await listEntries(tx, query)) };
  }),

  route(keepRecordPresence, async ({ body: { id, vitaId, doing } }, { tx, caller, now }) => {
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await keepPresence(tx, { id, vitaId, doing, staffId: caller.staffId, now }) };
  }),
];
