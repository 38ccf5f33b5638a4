import { addCallLog, addStatus } from '@careline/core/internal/calls';
import { readStoredCall } from '@careline/core/internal/calls/conflict';
import { contactOfEntry } from '@careline/core/internal/calls/unsent';
import { getCaseSheetSection, saveCaseSheet, sectionOfSheetEntry } from '@careline/core/internal/case-sheets';
import type { HttpClient } from '@careline/core/internal/http';
import type { OutboxEntry } from '@careline/core/internal/outbox';
import {
  activateProgramme,
  getRegistration,
  registerPatient,
  registerWalkIn,
  updatePatient,
  updateStatus,
} from '@careline/core/internal/patients/registration';

type ReadServerVersion = (http: HttpClient, entry: OutboxEntry, signal: AbortSignal) => Promise<unknown>;

const registration: ReadServerVersion = async (http, { patient }, signal) =>
  (await http.call(getRegistration, { query: { vitaId: patient }, signal })).data;

const call: ReadServerVersion = async (http, entry, signal) => {
  const contactId = contactOfEntry(entry);
  return contactId && readStoredCall(http, { contactId, vitaId: entry.patient, signal });
};

const sheet: ReadServerVersion = async (http, entry, signal) => {
  const section = sectionOfSheetEntry(entry);
  if (!section) return undefined;
  return (await http.call(getCaseSheetSection, { query: { vitaId: entry.patient, section }, signal })).data;
};

/** By endpoint: reads the server's version for a save in conflict. */
const SERVER_VERSIONS: Readonly<Record<string, ReadServerVersion>> = {
  [registerPatient.name]: registration,
  [registerWalkIn.name]: registration,
  [updatePatient.name]: registration,
  [activateProgramme.name]: registration,
  [updateStatus.name]: registration,
  [saveCaseSheet.name]: sheet,
  [addStatus.name]: call,
  [addCallLog.name]: call,
};

/** Returns undefined for endpoints that cannot show the server's version. */
export const readServerVersion: ReadServerVersion = async (http, entry, signal) =>
  SERVER_VERSIONS[entry.endpoint]?.(http, entry, signal);
