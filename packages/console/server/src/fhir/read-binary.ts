import type { Binary } from 'fhir/r4';
import { sql } from 'kysely';
import { mayRead } from '../platform/access/access.ts';
import { readReportFile } from '../record/reports.ts';
import type { FhirCall } from './fhir-call.ts';
import { noResource } from './fhir-problem.ts';
import { requireType } from './read-resource.ts';
import { documentReference, isFile } from './resources/document-reference.ts';
import { hasId } from './row-id.ts';

/**
 * Returns the content of a DocumentReference, which has the same id. It is read by its address only, because a page of
 * files does not fit into memory. Throws `FhirProblem` and `scope-missing`.
 */
export async function readBinary(id: string, call: FhirCall): Promise<Binary> {
  const { tx, caller, touched } = call;
  requireType(documentReference, call, 'read');
  const isIt = hasId({}, id);
  if (!isIt) throw noResource('Binary');
  const { rows } = await sql<{ person_id: string }>`select r.person_id from report r
    where ${isIt} and ${isFile} and ${mayRead(caller, sql.ref('r.person_id'))}`.execute(tx);
  const vitaId = rows[0]?.person_id;
  if (vitaId === undefined) throw noResource('Binary');
  touched(vitaId);
  const { file } = await readReportFile(tx, caller, { vitaId, id });
  return {
    resourceType: 'Binary',
    id,
    contentType: file.type,
    securityContext: { reference: `DocumentReference/${id}` },
    data: Buffer.from(await file.arrayBuffer()).toString('base64'),
  };
}
