import { addCharges, addPayment, getBill, type RateCard } from '@careline/core/internal/billing';
import { createEncounter } from '@careline/core/internal/encounters';
import { newId } from '../src/platform/database/new-id.ts';
import { type ProblemError, problemBody } from '../src/platform/http/problem-error.ts';
import { aCallClinic, NOW } from './call-clinic.ts';
import { clinicalCalls } from './clinical-calls.ts';
import { aRateCard, setRateCards } from './content/billing-content.ts';
import { encounterContent } from './content/encounter-content.ts';
import type { DatabaseKind } from './databases.ts';

const MONEY = ['transactions', 'refunds', 'facility_encounters'];

/** Returns a clinic with rate cards, whose staff member may do everything with money. */
export async function aBillingClinic(kind: DatabaseKind, cards: readonly RateCard[] = [aRateCard()]) {
  const { database, clinic, newPatient } = await aCallClinic(kind);
  await setRateCards(database.db, clinic.organisationId, cards);

  const as = (scopes: readonly string[] = MONEY, now = NOW, facilityId = clinic.facilityId) =>
    clinicalCalls(database, clinic, { now, scopes, facilityId });

  /** Adds a colleague with the rights of a cashier. */
  async function aClerk(scopes: readonly string[] = ['transactions'], now = NOW) {
    const staffId = newId();
    const row = { id: staffId, organisation_id: clinic.organisationId, name: 'Kiran Clerk' };
    await database.db
      .insertInto('staff')
      .values({ ...row, email: `${staffId}@test.example` })
      .execute();
    return clinicalCalls(database, { ...clinic, staffId }, { now, scopes });
  }
  const call = as();

  /** Adds a consultation with a new patient. */
  async function aVisit() {
    const vitaId = await newPatient();
    const encounter = encounterContent(NOW).consultation(vitaId, clinic.facilityId);
    await call(createEncounter, { body: { encounter } });
    return { vitaId, encounterId: encounter.id };
  }
  type Visit = Awaited<ReturnType<typeof aVisit>>;

  const bill = async (visit: Visit) => (await call(getBill, { query: visit })).data;

  /** Charges the suggestions of a visit. */
  async function charge(visit: Visit, by = call) {
    const { suggestions } = await bill(visit);
    const charges = suggestions.map(({ cardId, unitAmount, about }) => ({
      ...{ id: newId(), quantity: 1, cardId, unitAmount, about },
    }));
    return (await by(addCharges, { body: { ...visit, charges } })).data;
  }

  /** Takes a payment and returns its entry. */
  async function pay(visit: Visit, amount: number, means: 'cash' | 'upi' = 'cash', by = call) {
    const id = newId();
    const { entries } = (await by(addPayment, { body: { ...visit, id, means, amount } })).data;
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error('The payment is not in the bill');
    return entry;
  }

  return { database, clinic, call, as, aClerk, aVisit, bill, charge, pay };
}
export type BillingClinic = Awaited<ReturnType<typeof aBillingClinic>>;

/** Returns the body of a refusal. */
export const refusalOf = async (work: Promise<unknown>) =>
  problemBody((await work.catch((error: unknown) => error)) as ProblemError, 'request');
