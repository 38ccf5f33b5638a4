import type { AnswerOf } from '@careline/core/internal/http';
import { type H1Entry, type listH1Register, mayReadRegister } from '@careline/core/internal/prescriptions';
import type { Kysely } from 'kysely';
import { keyset, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readRoles } from './prescription-basis.ts';
import type { PrescriptionEntry } from './prescription-entry.ts';

export interface RegisterSearch {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
}

const selectEntries = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('schedule_h1_entry as h')
    .innerJoin('staff as a', 'a.id', 'h.author_id')
    .leftJoin('medication_dispense as d', 'd.id', 'h.id')
    .leftJoin('prescription as p', 'p.id', 'd.prescription_id')
    .leftJoin('medication_dispense_error as e', 'e.dispense_id', 'h.id')
    .leftJoin('staff as c', 'c.id', 'e.author_id')
    .selectAll('h')
    .select(['a.name as author_name', 'p.person_id', 'c.name as corrector_name'])
    .select(['e.created_at as corrected_at', 'e.reason as error']);

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const OLDEST = keyset<Row>(
  'asc',
  [
    ['h.supplied_on', 'text'],
    ['h.position', 'bigint'],
  ],
  ({ supplied_on, position }) => [supplied_on, position],
);

const toEntry = (row: Row): H1Entry => ({
  id: row.id,
  suppliedOn: row.supplied_on,
  patient: row.patient,
  prescriber: row.prescriber,
  registrationNumber: row.registration_number,
  prescriberAddress: row.prescriber_address,
  prescriptionNumber: row.prescription_number,
  medicine: row.medicine,
  product: row.product,
  quantity: row.quantity,
  unit: row.unit,
  batch: row.batch,
  by: row.author_name,
  enteredInError:
    row.corrected_at === null
      ? null
      : { at: row.corrected_at, by: row.corrector_name ?? '', text: row.error ?? '' },
});

async function requireReader(tx: Kysely<Schema>, { staffId, scopes }: PrescriptionEntry): Promise<void> {
  if (mayReadRegister({ roles: await readRoles(tx, staffId), scopes })) return;
  throw new ProblemError('scope-missing', {
    detail: 'Only pharmacists and administrators can read the Schedule H1 register.',
    action: 'Ask a pharmacist, or an administrator for the role.',
  });
}

export interface RegisterPage {
  readonly answer: AnswerOf<typeof listH1Register>;
  /** Patients of the entries, except those whose record was erased. */
  readonly patients: readonly string[];
}

/** Returns a page of the facility's register, oldest entry first. Throws `scope-missing`. */
export async function readRegister(
  tx: Kysely<Schema>,
  { from, to, ...page }: RegisterSearch,
  entry: PrescriptionEntry,
): Promise<RegisterPage> {
  await requireReader(tx, entry);
  const query = selectEntries(tx)
    .where('h.facility_id', '=', entry.facilityId)
    .where('h.supplied_on', '>=', from)
    .where('h.supplied_on', '<=', to);
  const { data, next } = await readPage(query, OLDEST, page, (row) => row);
  return {
    answer: { data: data.map(toEntry), next },
    patients: [...new Set(data.flatMap(({ person_id }) => person_id ?? []))],
  };
}
