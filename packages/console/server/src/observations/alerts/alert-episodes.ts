import { alertCause, type Episode, groupEpisodes, worstAlert } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import type { ReadingAlert } from '@careline/core/internal/metrics';
import type { StoredValue } from '../../platform/database/schema/json-columns.ts';

/** What decides which alerts form an episode (decision 0021). */
export interface AlertToGroup {
  readonly reading_id: string;
  readonly person_id: string;
  readonly sort_at: number;
  readonly time_zone: string;
  readonly level: string;
  readonly flag: string;
  readonly measure: string;
  readonly acknowledged_at: number | null;
  readonly acknowledged_by: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly ended_at: number | null;
}

/** Alerts with different answers are different episodes, so that each row has one outcome. */
const answerOf = (row: AlertToGroup): string =>
  JSON.stringify([row.ended_at !== null, row.acknowledged_at, row.acknowledged_by, row.reason, row.note]);

/** Groups alerts, newest first, into episodes by patient, cause, answer and days of their facility. */
export const groupAlertRows = <Row extends AlertToGroup>(rows: readonly Row[]): readonly Episode<Row>[] =>
  groupEpisodes(rows, (row) => ({
    patient: row.person_id,
    causes: [`${alertCause(row)} ${answerOf(row)}`],
    day: dayOf(row.sort_at, row.time_zone),
  }));

/** Returns whether any reading of an episode is critical. */
export const isCriticalEpisode = (episode: Episode<AlertToGroup>): boolean =>
  episode.some(({ level }) => level === 'critical');

interface RowWithValues extends AlertToGroup {
  readonly values: readonly StoredValue[];
}

type EpisodeOf = NonNullable<ReadingAlert['episode']>;

/** Returns the episode's facts as sent. */
function episodeOf(rows: Episode<RowWithValues>): EpisodeOf {
  const [newest] = rows;
  const worst = worstAlert(rows);
  return {
    id: newest.reading_id,
    level: worst.level,
    count: rows.length,
    since: (rows.at(-1) ?? newest).sort_at,
    worst: worst.reading_id,
  };
}

/** Returns the episode of each reading. Only the newest reading's has the readings themselves. */
export function episodesByReading<Row extends RowWithValues>(
  episodes: readonly Episode<Row>[],
  alertOf: (row: Row) => ReadingAlert,
): ReadonlyMap<string, EpisodeOf> {
  const found = new Map<string, EpisodeOf>();
  for (const rows of episodes) {
    const episode = episodeOf(rows);
    for (const row of rows) found.set(row.reading_id, episode);
    found.set(episode.id, { ...episode, readings: rows.map(alertOf) });
  }
  return found;
}
