import type pg from 'pg';

/**
 * The timeline of a primary grows by one with each failover (PostgreSQL 15, 26.3.6). A server on an earlier one is an old
 * primary: what is saved there is lost when it becomes a standby again.
 */
export interface Timelines {
  /** Takes note of a server's timeline; false for that of an old primary. */
  isCurrent(timeline: number | undefined): boolean;
  readonly newest: number;
}

export function createTimelines(): Timelines {
  let newest = 0;
  return {
    isCurrent(timeline) {
      if (timeline === undefined) return true;
      newest = Math.max(newest, timeline);
      return timeline === newest;
    },
    get newest() {
      return newest;
    },
  };
}

const TIMELINE = `select ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline`;

/** The timeline of a primary; undefined where a hosted server does not tell. */
export async function readTimeline(client: pg.PoolClient): Promise<number | undefined> {
  const { rows } = await client
    .query<{ timeline: number }>(TIMELINE)
    .catch(() => ({ rows: [] as { timeline: number }[] }));
  return rows[0]?.timeline;
}
