import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../src/platform/database/schema.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns the plan of a statement on a PostgreSQL server. */
export async function planOf(db: Kysely<Schema>, statement: RawBuilder<unknown>) {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>`
    explain (format json) ${statement}`.execute(db);
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)).flatMap(nodesOf);
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    /** Kinds of its steps, such as `Index Scan` and `Sort`. */
    kinds: nodes.map((node) => node['Node Type']),
    /** Names of the indexes it reads. */
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    /** Returns which of the tables it scans sequentially. */
    readWhole: (tables: readonly string[]) =>
      scanned.map((node) => node['Relation Name'] ?? '').filter((name) => tables.includes(name)),
  };
}

interface ReadWhole {
  readonly table: string;
  readonly statement: string;
}

/** Returns which of the tables a PostgreSQL server would scan sequentially for these statements. */
export async function tablesReadWhole(
  db: Kysely<Schema>,
  statements: readonly CompiledQuery[],
  tables: readonly string[],
): Promise<readonly ReadWhole[]> {
  const found: ReadWhole[] = [];
  for (const { sql: statement, parameters } of statements) {
    const explain = CompiledQuery.raw(`explain (format json) ${statement}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(explain);
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)).flatMap(nodesOf);
    for (const { 'Node Type': kind, 'Relation Name': table = '' } of nodes) {
      if (kind === 'Seq Scan' && tables.includes(table))
        found.push({ table, statement: statement.replace(/\s+/g, ' ') });
    }
  }
  return found;
}
