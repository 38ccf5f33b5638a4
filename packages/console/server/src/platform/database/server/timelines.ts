import type pg from 'pg';

/**
 * A primary's timeline grows by one with each failover (PostgreSQL 15, 26.3.6). A server on an earlier timeline is an
 * old primary: data saved there is lost when it becomes a standby again.
 */
export interface Timelines {
  /** Records a server's timeline. Returns false for an old primary's timeline. */
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

/** Returns a primary's timeline, or undefined if a hosted server does not reveal it. */
export async function readTimeline(client: pg.PoolClient): Promise<number | undefined> {
  const { rows } = await client
    .query<{ timeline: number }>(TIMELINE)
    .catch(() => ({ rows: [] as { timeline: number }[] }));
  return rows[0]?.timeline;
}
