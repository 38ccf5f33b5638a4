import {
  listPregnancyEntries,
  markPregnancyMistake,
  recordPregnancy,
} from '@careline/core/internal/patients/pregnancy';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listEntries, markMistake, recordEntry } from './pregnancy-record.ts';

export const pregnancyRoutes: readonly Route[] = [
  route(listPregnancyEntries, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    return { vitaId, data: await listEntries(tx, vitaId, caller) };
  }),

  route(recordPregnancy, async ({ body: { entry } }, call) => {
    call.touched(entry.vitaId);
    return { vitaId: entry.vitaId, data: await recordEntry(call.tx, entry, entryOf(call)) };
  }),

  route(markPregnancyMistake, async ({ body: { entry } }, call) => {
    call.touched(entry.vitaId);
    return { vitaId: entry.vitaId, data: await markMistake(call.tx, entry, entryOf(call)) };
  }),
];
