import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../src/store/schema.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How a PostgreSQL server would answer a statement. */
export async function planOf(db: Kysely<Schema>, statement: RawBuilder<unknown>) {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
    explain (format json) ${statement}`.execute(db);
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)).flatMap(nodesOf);
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    /** The kinds of its steps, such as `Index Scan` and `Sort`. */
    kinds: nodes.map((node) => node['Node Type']),
    /** The names of the indexes it reads. */
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    /** Those of the tables that it reads from one end to the other. */
    readWhole: (tables: readonly string[]) =>
      scanned.map((node) => node['Relation Name'] ?? '').filter((name) => tables.includes(name)),
  };
}
