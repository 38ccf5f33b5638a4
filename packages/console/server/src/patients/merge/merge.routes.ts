import {
  findForMerge,
  listMergeCandidates,
  listMerges,
  listUhids,
  type MergeRecord,
  mergePatients,
  previewMerge,
  previewUndo,
  undoMerge,
} from '@careline/core/internal/patients/duplicates';
import { entryOf } from '../../platform/access/entry.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { findCandidates, findPatients, listIdentifiers } from './merge-candidates.ts';
import { listMergeRecords, mergeTwo, readUndoPreview, undoMergeOf } from './merge-patients.ts';
import { readMergePreview } from './merge-preview.ts';

const touchedBy = (call: Call, records: readonly MergeRecord[]): void =>
  call.touched(...records.flatMap(({ kept, merged }) => [kept.vitaId, merged.vitaId]));

const uhidsRoute = route(listUhids, async ({ query: { vitaId } }, call) => {
  call.touched(vitaId);
  return { vitaId, data: await listIdentifiers(call.tx, vitaId, entryOf(call)) };
});

const findRoute = route(findForMerge, async ({ body: { text } }, call) => {
  const data = await findPatients(call.tx, text, entryOf(call));
  call.touched(...data.map(({ vitaId }) => vitaId));
  return { data };
});

const candidatesRoute = route(listMergeCandidates, async ({ query: { vitaId } }, call) => {
  call.touched(vitaId);
  const data = await findCandidates(call.tx, vitaId, entryOf(call));
  call.touched(...data.map((one) => one.vitaId));
  return { vitaId, data };
});

const previewRoute = route(previewMerge, async ({ query }, call) => {
  call.touched(query.keptId, query.mergedId);
  return { data: await readMergePreview(call.tx, query, entryOf(call)) };
});

const mergeRoute = route(mergePatients, async ({ body }, call) => {
  const { id, keptId, mergedId, take, reason } = body;
  call.noted({ merge: id, kept: keptId, merged: mergedId, take, reason });
  const data = await mergeTwo(call.tx, body, entryOf(call));
  touchedBy(call, [data]);
  return { data };
});

const listRoute = route(listMerges, async (_, call) => {
  const data = await listMergeRecords(call.tx, entryOf(call));
  touchedBy(call, data);
  return { data };
});

const undoPreviewRoute = route(previewUndo, async ({ query: { id } }, call) => {
  const data = await readUndoPreview(call.tx, id, entryOf(call));
  touchedBy(call, [data.record]);
  return { data };
});

const undoRoute = route(undoMerge, async ({ body }, call) => {
  call.noted({ merge: body.id, reason: body.reason });
  const data = await undoMergeOf(call.tx, body, entryOf(call));
  touchedBy(call, [data]);
  return { data };
});

export const mergeRoutes: readonly Route[] = [
  uhidsRoute,
  findRoute,
  candidatesRoute,
  previewRoute,
  mergeRoute,
  listRoute,
  undoPreviewRoute,
  undoRoute,
];
