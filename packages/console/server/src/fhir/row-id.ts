import { isUuid } from '@careline/core/internal/http';
import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from './fhir-resource.ts';

const UUID_CHARACTERS = 36;
const PART = /^-\d{1,4}$/;
const NAME = /^[A-Za-z0-9.-]{1,64}$/;
const NUMBER = /^\d{1,15}$/;

const ID_TYPES = { uuid: 'uuid', part: 'text', name: 'text', number: 'bigint' } as const;

/** Returns PostgreSQL's type of a resource's ids. */
export const idType = ({ rowId }: Pick<AnyResource, 'rowId'>) => ID_TYPES[rowId ?? 'uuid'];

/** Returns the condition for one id; undefined if no row can have it. */
export function hasId({ rowId }: Pick<AnyResource, 'rowId'>, id: string): RawBuilder<boolean> | undefined {
  if (rowId === undefined) return isUuid(id) ? sql<boolean>`r.id = ${id}::uuid` : undefined;
  if (rowId === 'name') return NAME.test(id) ? sql<boolean>`r.id = ${id}` : undefined;
  if (rowId === 'number') return NUMBER.test(id) ? sql<boolean>`r.id = ${id}::bigint` : undefined;
  const [row, part] = [id.slice(0, UUID_CHARACTERS), id.slice(UUID_CHARACTERS)];
  if (!isUuid(row) || (part !== '' && !PART.test(part))) return undefined;
  return sql<boolean>`(r.row_id = ${row}::uuid and r.id = ${id})`;
}
