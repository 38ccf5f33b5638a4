import { readPatientAlerts, readPatientSigns } from '../observations/alerts/patient-alerts.ts';
import { readLastWeight } from '../observations/last-weight.ts';
import { readFacts, sentFacts, sentPregnancies } from '../observations/person-facts.ts';
import { reportedPregnancies } from '../observations/reported-pregnancies.ts';
import type { Call } from '../platform/http/route.ts';
import { readMaternity } from './maternity.ts';
import { readPatient } from './patients.ts';

/** Returns a patient with everything a call needs. Throws `not-found`. */
export async function readWholePatient(
  { tx, caller, now }: Pick<Call, 'tx' | 'caller' | 'now'>,
  vitaId: string,
) {
  const patient = await readPatient(tx, caller, vitaId);
  const reported = await reportedPregnancies(tx, [vitaId]);
  const maternity = await readMaternity(tx, vitaId, reported.get(vitaId) ?? []);
  const facts = (await readFacts(tx, new Map([[vitaId, caller.timeZone]]), reported)).get(vitaId);
  const alerts = await readPatientAlerts(tx, caller, { vitaId, now });
  const { birthDate } = patient;
  const weight = alerts && (await readLastWeight(tx, { vitaId, birthDate, now, timeZone: caller.timeZone }));
  // Users who may not see readings do not get the facts for judging them either.
  const judged = alerts && facts && { facts: sentFacts({ ...facts, ...(weight && { weight }) }), alerts };
  const openSigns = await readPatientSigns(tx, caller, vitaId);
  const open = { ...judged, ...(openSigns && { openSigns }) };
  return { ...patient, maternity, pregnancies: sentPregnancies(facts), ...open };
}
