import pg from 'pg';

/** Runs statements one after the other on a PostgreSQL server. Returns the rows of the last one. */
export async function runSql(
  databaseUrl: string,
  ...statements: readonly string[]
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
