import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { type ImportedResource, insertImportedResources } from '../../src/record/imported-resources.ts';
import type { Clinic } from '../clinic.ts';
import type { TestDatabase } from '../databases.ts';

/** Stores a resource of another system like an import does. Returns its new id. */
export async function anImported(
  { database, clinic }: { readonly database: TestDatabase; readonly clinic: Clinic },
  vitaId: string,
  kind: string,
  content: object | string,
  facts: Partial<ImportedResource> = {},
): Promise<string> {
  const id = newId();
  const resource: ImportedResource = {
    id,
    organisationId: clinic.organisationId,
    facilityId: clinic.facilityId,
    personId: vitaId,
    kind,
    source: 'north',
    sourceId: id,
    contentHash: id,
    content: typeof content === 'string' ? content : JSON.stringify(content),
    at: 1_700_000_000,
    createdAt: 1_750_000_000,
    ...facts,
  };
  await runWork(database.db, (tx) => insertImportedResources(tx, [resource]));
  return id;
}
