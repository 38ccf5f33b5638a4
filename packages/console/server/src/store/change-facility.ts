import type { Facility } from '@careline/core/identity';
import { normalisePhone } from '@careline/core/patients/registration';
import type { Transaction } from 'kysely';
import { notFound } from './access.ts';
import { refuseFaults } from './entry.ts';
import { FACILITY_COLUMNS, toFacility } from './facilities.ts';
import type { Schema } from './schema.ts';

export interface FacilityChange {
  readonly organisationId: string;
  readonly facilityId: string;
  /** As typed; null takes it away. */
  readonly dutyDoctorPhone: string | null;
}

/** The number as it is dialled. Throws `input-invalid`. */
function dialled(text: string | null): string | null {
  if (text === null) return null;
  const phone = normalisePhone(text);
  if (phone !== undefined) return phone;
  const message = 'must be a phone number: ten digits in India, + and the country code elsewhere';
  refuseFaults([{ path: 'dutyDoctorPhone', message }]);
  return null;
}

/** Changes the settings of a facility of the organisation; answers what counts now. Throws `not-found`, `input-invalid`. */
export async function changeFacility(
  tx: Transaction<Schema>,
  { organisationId, facilityId, dutyDoctorPhone }: FacilityChange,
): Promise<{ readonly before: string | null; readonly data: Facility }> {
  const row = await tx
    .selectFrom('facility')
    .select(FACILITY_COLUMNS)
    .where('id', '=', facilityId)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('facility');
  const phone = dialled(dutyDoctorPhone);
  await tx.updateTable('facility').set({ duty_doctor_phone: phone }).where('id', '=', facilityId).execute();
  return { before: row.duty_doctor_phone, data: toFacility({ ...row, duty_doctor_phone: phone }) };
}
