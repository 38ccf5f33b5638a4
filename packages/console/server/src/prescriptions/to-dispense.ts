import { dayOf } from '@careline/core/internal/formatting';
import { genderCodeOf } from '@careline/core/internal/patients';
import {
  isPharmacist,
  MAX_TO_DISPENSE,
  TO_DISPENSE_DAYS,
  type ToDispense,
  VALIDATION_SERVICES,
} from '@careline/core/internal/prescriptions';
import { type Kysely, sql } from 'kysely';
import { mayRead } from '../platform/access/access.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readRoles } from './prescription-basis.ts';
import type { PrescriptionEntry } from './prescription-entry.ts';

const DAY_SECONDS = 86_400;

interface Row {
  readonly prescriptionId: string;
  readonly vitaId: string;
  readonly name: string;
  readonly uhid: string | null;
  readonly birthDate: string | null;
  readonly gender: string;
  readonly signedAt: number;
  readonly signerId: string;
  readonly signerName: string;
  readonly medicines: number;
  readonly warnings: number;
  readonly encounterId: string | null;
}

async function requirePharmacist(tx: Kysely<Schema>, { staffId, scopes }: PrescriptionEntry): Promise<void> {
  if (isPharmacist({ roles: await readRoles(tx, staffId), scopes })) return;
  throw new ProblemError('scope-missing', {
    detail: 'Only pharmacists can list the prescriptions to dispense.',
    action: 'Ask a pharmacist, or an administrator for the role.',
  });
}

/**
 * Returns the facility's signed prescriptions with current medicines that were not dispensed, oldest first.
 * Throws `scope-missing` unless the user is a pharmacist.
 */
export async function readToDispense(
  tx: Kysely<Schema>,
  entry: PrescriptionEntry,
): Promise<{ readonly data: ToDispense[]; readonly hasMore: boolean }> {
  await requirePharmacist(tx, entry);
  const { facilityId, staffId, now, timeZone } = entry;
  const { rows } = await sql<Row>`
    select p.id as "prescriptionId", p.person_id as "vitaId", o.name, ${uhidOf(sql.ref('o.id'))} as uhid,
      o.birth_date as "birthDate", o.gender, p.created_at as "signedAt", s.id as "signerId", s.name as "signerName",
      open.medicines, open.warnings,
      (select e.id from encounter e where e.person_id = p.person_id and e.facility_id = p.facility_id
        and e.care_provider_id = ${staffId} and e.status = 'CONFIRMED' and e.service_type = any(${[...VALIDATION_SERVICES]}::text[])
        order by e.starts_at desc limit 1) as "encounterId"
    from prescription p join person o on o.id = p.person_id join staff s on s.id = p.signer_id
    cross join lateral (
      select count(*)::int as medicines, coalesce(sum(jsonb_array_length(l.warnings)), 0)::int as warnings
      from prescription_line l
      where l.prescription_id = p.id and (l.ends_on is null or l.ends_on >= ${dayOf(now, timeZone)})
        and not exists (select from prescription_event v where v.line_id = l.id and v.kind in ('stopped', 'refused'))
        and not exists (select from medication_dispense d where d.line_id = l.id
          and not exists (select from medication_dispense_error x where x.dispense_id = d.id))
    ) open
    where p.facility_id = ${facilityId} and p.created_at > ${now - TO_DISPENSE_DAYS * DAY_SECONDS}::bigint
      and open.medicines > 0 and o.deceased is null and ${mayRead(entry, sql.ref('o.id'))}
      and not exists (select from prescription_event w where w.prescription_id = p.id and w.kind = 'withdrawn')
    order by p.created_at, p.id limit ${MAX_TO_DISPENSE + 1}`.execute(tx);
  const data = rows.slice(0, MAX_TO_DISPENSE).map((row): ToDispense => {
    const { name, uhid, gender, signerId, signerName, ...rest } = row;
    return {
      ...rest,
      patient: { name, uhid },
      gender: genderCodeOf(gender),
      signer: { id: signerId, name: signerName },
    };
  });
  return { data, hasMore: rows.length > MAX_TO_DISPENSE };
}
