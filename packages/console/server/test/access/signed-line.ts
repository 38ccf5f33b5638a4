import { serviceBasesUnder } from '@careline/core/internal/http';
import { signPrescription } from '@careline/core/internal/prescriptions';
import { newId } from '../../src/platform/database/new-id.ts';
import { aPrescription } from '../content/prescription-content.ts';
import type { TestServer } from '../test-server.ts';

/** A line of a signed prescription. */
export interface SignedLine {
  readonly prescriptionId: string;
  readonly lineId: string;
}

/** Signs a prescription for the patient as a new doctor. */
export async function addSignedLine(server: TestServer, vitaId: string): Promise<SignedLine> {
  const doctor = await server.addStaff({ roles: ['OP Doctor'], scopes: ['prohealth', 'my_encounters'] });
  await server.db
    .updateTable('staff')
    .set({ registration_council: 'MH', registration_number: '12345' })
    .where('id', '=', doctor.staffId)
    .execute();
  const prescription = aPrescription(vitaId, Math.floor(Date.now() / 1000));
  const answer = await server.fetch(`${serviceBasesUnder('/api').care}${signPrescription.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${doctor.token}`,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    },
    body: JSON.stringify({ prescription }),
  });
  if (!answer.ok) throw new Error(`the prescription was not signed: ${await answer.text()}`);
  return { prescriptionId: prescription.id, lineId: prescription.lines[0]?.id ?? '' };
}

/** Adds a confirmed validation encounter assigned to a staff member. */
export async function addValidating(server: TestServer, vitaId: string, staffId: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const id = newId();
  await server.db
    .insertInto('encounter')
    .values({
      ...{ id, organisation_id: server.organisationId, facility_id: server.facilityId, person_id: vitaId },
      ...{ consultation_mode: 'PHYSICAL', encounter_class: 'AMB', encounter_type: 'PHC' },
      ...{ service_type: 'PRESCRIPTION_VALIDATION', status: 'CONFIRMED', care_provider_id: staffId },
      ...{ starts_at: now - 600, ends_at: now + 1200, priority: 'routine', author_id: staffId },
      ...{ source: 'manual', created_at: now, updated_at: now },
    })
    .execute();
  return id;
}
