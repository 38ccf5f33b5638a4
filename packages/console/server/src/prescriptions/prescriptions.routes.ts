import {
  answerQuery,
  checkMedicines,
  correctDispense,
  dispenseLine,
  getMedicineList,
  getPrescriptionBasis,
  listH1Register,
  listPrescriptions,
  listToDispense,
  printPrescription,
  recordAdherence,
  saveRegistration,
  signPrescription,
  stopLine,
  validateLine,
  withdrawPrescription,
} from '@careline/core/internal/prescriptions';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { storeRegistration } from '../staff/registrations.ts';
import { storeAdherence } from './adherence.ts';
import { readEncounter } from './consultation.ts';
import * as dispensing from './dispense-line.ts';
import { readRegister } from './h1-register.ts';
import { addMedicineCheck } from './medicine-checks.ts';
import { readMedicineList } from './medicine-list.ts';
import { addPaper } from './papers.ts';
import { readBasis } from './prescription-basis.ts';
import { prescriptionEntryOf, requirePrescriber } from './prescription-entry.ts';
import * as events from './prescription-events.ts';
import * as rows from './prescription-rows.ts';
import * as signing from './sign-prescription.ts';
import { readToDispense } from './to-dispense.ts';

export const prescriptionRoutes: readonly Route[] = [
  route(listPrescriptions, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await rows.listPrescriptions(tx, vitaId) };
  }),

  route(getPrescriptionBasis, async ({ query: { vitaId, encounterId = null } }, call) => {
    call.touched(vitaId);
    const entry = prescriptionEntryOf(call);
    await requirePatient(call.tx, entry, vitaId);
    const question = { vitaId, encounterId };
    const encounter = await readEncounter(call.tx, question, entry.facilityId);
    return { vitaId, data: await readBasis(call.tx, question, entry, encounter) };
  }),

  route(getMedicineList, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    return { vitaId, data: await readMedicineList(tx, vitaId) };
  }),

  route(checkMedicines, async ({ body: { check } }, call) => {
    const { vitaId } = check;
    call.touched(vitaId);
    return { vitaId, data: await addMedicineCheck(call.tx, check, prescriptionEntryOf(call)) };
  }),

  route(saveRegistration, async ({ body: { registration } }, call) => {
    const entry = prescriptionEntryOf(call);
    await requirePrescriber(call.tx, entry, 'store a registration number');
    const changes = await storeRegistration(call.tx, registration, entry);
    call.noted({ staff: entry.staffId, changes });
    return { data: registration };
  }),

  route(signPrescription, async ({ body: { prescription } }, call) => {
    const { vitaId } = prescription;
    call.touched(vitaId);
    return { vitaId, data: await signing.signPrescription(call.tx, prescription, prescriptionEntryOf(call)) };
  }),

  route(stopLine, async ({ body: { stop } }, call) => {
    const { vitaId } = stop;
    call.touched(vitaId);
    return { vitaId, data: await events.stopLine(call.tx, stop, prescriptionEntryOf(call)) };
  }),

  route(validateLine, async ({ body: { validation } }, call) => {
    const { vitaId } = validation;
    call.touched(vitaId);
    return { vitaId, data: await events.validateLine(call.tx, validation, prescriptionEntryOf(call)) };
  }),

  route(dispenseLine, async ({ body: { dispense } }, call) => {
    const { vitaId } = dispense;
    call.touched(vitaId);
    return { vitaId, data: await dispensing.dispenseLine(call.tx, dispense, prescriptionEntryOf(call)) };
  }),

  route(correctDispense, async ({ body: { correction } }, call) => {
    const { vitaId } = correction;
    call.touched(vitaId);
    return { vitaId, data: await dispensing.correctDispense(call.tx, correction, prescriptionEntryOf(call)) };
  }),

  route(recordAdherence, async ({ body: { adherence } }, call) => {
    const { vitaId } = adherence;
    call.touched(vitaId);
    return { vitaId, data: await storeAdherence(call.tx, adherence, prescriptionEntryOf(call)) };
  }),

  route(listH1Register, async ({ query }, call) => {
    const { export: leaves, limit, ...search } = query;
    if (leaves) call.noted({ export: true });
    const found = await readRegister(call.tx, { ...search, limit: Number(limit) }, prescriptionEntryOf(call));
    call.touched(...found.patients);
    return found.answer;
  }),

  route(listToDispense, async (_, call) => {
    const list = await readToDispense(call.tx, prescriptionEntryOf(call));
    call.touched(...list.data.map(({ vitaId }) => vitaId));
    return list;
  }),

  route(answerQuery, async ({ body: { answer } }, call) => {
    const { vitaId } = answer;
    call.touched(vitaId);
    return { vitaId, data: await events.answerQuery(call.tx, answer, prescriptionEntryOf(call)) };
  }),

  route(withdrawPrescription, async ({ body: { withdrawal } }, call) => {
    const { vitaId } = withdrawal;
    call.touched(vitaId);
    return {
      vitaId,
      data: await events.withdrawPrescription(call.tx, withdrawal, prescriptionEntryOf(call)),
    };
  }),

  route(printPrescription, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await addPaper(call.tx, body, entryOf(call)) };
  }),
];
