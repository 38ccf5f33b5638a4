import {
  addCallLog,
  addStatus,
  addTouchpoint,
  type Contact,
  correctCallLog,
  getCallLog,
  getLastAnswers,
  getTouchpoint,
  listCallAuthors,
  listCallLogs,
  listUserTouchpoints,
  updateTouchpoint,
  withdrawCallLog,
} from '@careline/core/internal/calls';
import { ADMINISTERS, decideRight } from '@careline/core/internal/navigation';
import { readLeftByCall } from '../finishing/left-open.ts';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { type Caller, type Route, route } from '../platform/http/route.ts';
import * as list from './contact-list.ts';
import { appendStatus, endedAfterBegun, lockOpenContact, requireDisposition } from './contact-statuses.ts';
import { createContact, listPatientContacts, readContact, sameContact } from './contacts.ts';
import { readLastAnswers } from './last-answers.ts';
import { correctCall, withdrawCall } from './log/call-corrections.ts';
import { readCallLogs, saveCallLog } from './log/call-logs.ts';
import { readCallReadings } from './log/call-readings.ts';
import { requireNoOpenContact } from './open-contact.ts';
import { updateClosedContact } from './touchpoint-update.ts';

const addTouchpointRoute = route(addTouchpoint, async ({ body: { contact, unlessOpen } }, call) => {
  const { vitaId } = contact;
  call.touched(vitaId);
  const entry = entryOf(call);
  await requirePatient(call.tx, call.caller, vitaId);
  // Its first attempt may still be running: wait for it.
  await lockPatient(call.tx, vitaId);
  const known = await sameContact(call.tx, contact, entry);
  if (known) return { vitaId, data: known };
  if (unlessOpen) await requireNoOpenContact(call.tx, contact, entry);
  return { vitaId, data: await createContact(call.tx, contact, entry) };
});

const addStatusRoute = route(addStatus, async ({ body }, call) => {
  const { contactId, vitaId } = body;
  call.touched(vitaId);
  const entry = entryOf(call);
  const contact = await lockOpenContact(call.tx, entry, contactId, vitaId);
  const status = endedAfterBegun(body.status, contact, entry);
  const { outcome } = requireDisposition(status, entry, false);
  return { vitaId, data: await appendStatus(call.tx, entry, { ...body, status }, outcome) };
});

/** Administrators may correct and withdraw calls made by others. */
const changesOthers = ({ scopes }: Caller): boolean => decideRight(ADMINISTERS, scopes).allowed;

/** Returns whether the user may correct the call, given its author, state and facility. */
function mayCorrect({ author, facilityId, status }: Contact, caller: Caller): boolean {
  const own = author.id === caller.staffId || changesOthers(caller);
  const closed = status.disposition !== null && status.status !== 'withdrawn';
  return (
    own && closed && facilityId === caller.facilityId && decideRight(correctCallLog, caller.scopes).allowed
  );
}

const getTouchpointRoute = route(getTouchpoint, async ({ query: { id } }, { tx, caller, touched }) => {
  const read = await readContact(tx, caller, id);
  touched(read.contact.vitaId);
  const leftOpen = await readLeftByCall(tx, id, caller.scopes);
  const data = { ...read, mayCorrect: mayCorrect(read.contact, caller), leftOpen };
  return { vitaId: read.contact.vitaId, data };
});

const listUserTouchpointsRoute = route(
  listUserTouchpoints,
  async ({ query: { vitaId, limit } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await listPatientContacts(tx, vitaId, limit) };
  },
);

const addCallLogRoute = route(addCallLog, async ({ body }, call) => {
  const { vitaId } = body;
  call.touched(vitaId);
  const { contact, version, readingIds, infantId } = await saveCallLog(call.tx, body, entryOf(call));
  if (infantId !== undefined) call.touched(infantId);
  return { vitaId, data: { contact, version, readingIds: [...readingIds] } };
});

const getCallLogRoute = route(getCallLog, async ({ query: { contactId } }, { tx, caller, touched }) => {
  const { vitaId, logs } = await readCallLogs(tx, caller, contactId);
  touched(vitaId);
  return {
    vitaId,
    data: logs,
    readings: await readCallReadings(tx, { contactId, timeZone: caller.timeZone }),
  };
});

const correctCallLogRoute = route(correctCallLog, async ({ body }, call) => {
  call.touched(body.vitaId);
  const by = { ...entryOf(call), ofOthers: changesOthers(call.caller) };
  const { infantId, ...data } = await correctCall(call.tx, body, by);
  if (infantId !== undefined) call.touched(infantId);
  return { vitaId: body.vitaId, data };
});

const withdrawCallLogRoute = route(withdrawCallLog, async ({ body }, call) => {
  call.touched(body.vitaId);
  const by = { ...entryOf(call), ofOthers: changesOthers(call.caller) };
  return { vitaId: body.vitaId, data: await withdrawCall(call.tx, body, by) };
});

const updateTouchpointRoute = route(updateTouchpoint, async ({ body }, call) => {
  call.touched(body.vitaId);
  const by = { ...entryOf(call), ofOthers: changesOthers(call.caller) };
  const { contact, changes } = await updateClosedContact(call.tx, body, by);
  call.noted({ changes });
  return { vitaId: body.vitaId, data: contact };
});

const getLastAnswersRoute = route(getLastAnswers, async ({ query }, { tx, caller, touched }) => {
  const { vitaId, programme } = query;
  touched(vitaId);
  await requirePatient(tx, caller, vitaId);
  return { vitaId, data: await readLastAnswers(tx, vitaId, programme) };
});

const listCallLogsRoute = route(listCallLogs, async ({ query }, { tx, caller, touched, noted }) => {
  const { facilityId, timeZone } = caller;
  const { from, to, vitaId } = query;
  if (query.export) noted({ export: true });
  if (from && to && from > to) refuseFaults([{ path: 'to', message: 'must not be before from' }]);
  if (vitaId) await requirePatient(tx, caller, vitaId);
  const page = await list.listContacts(tx, { facilityId, timeZone, ...query });
  touched(...page.data.map((contact) => contact.vitaId));
  return { ...page };
});

const listCallAuthorsRoute = route(listCallAuthors, async (_, { tx, caller }) => ({
  data: await list.listCallAuthors(tx, caller),
}));

export const callRoutes: readonly Route[] = [
  addTouchpointRoute,
  addStatusRoute,
  getTouchpointRoute,
  listUserTouchpointsRoute,
  addCallLogRoute,
  correctCallLogRoute,
  withdrawCallLogRoute,
  updateTouchpointRoute,
  getCallLogRoute,
  getLastAnswersRoute,
  listCallLogsRoute,
  listCallAuthorsRoute,
];
