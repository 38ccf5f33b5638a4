import { type BoardEntry, isOpenStatus, listDayBoard, MAX_ENCOUNTER_PAGE } from '#encounters';
import type { HttpClient } from '#http';
import { everyPage, type Page } from '#paging';
import { foldName, identifierKey } from '#patients';

/** Stages of a visit on the day board, in order. A patient who arrived waits for vitals first. */
const BOARD_STAGES = ['booked', 'arrived', 'waiting', 'with-provider', 'done'] as const;
export type BoardStage = (typeof BOARD_STAGES)[number];

export type DayBoard = Readonly<Record<BoardStage, readonly BoardEntry[]>>;

/** Returns the stage of a visit. Nobody measures a patient who comes by video, so they wait at once. */
function stageOf({ encounter, measuredAt, isWithProvider }: BoardEntry): BoardStage {
  if (!isOpenStatus(encounter.status)) return 'done';
  if (!encounter.arrivedAt) return 'booked';
  if (isWithProvider) return 'with-provider';
  return measuredAt === null && encounter.consultationMode !== 'VIRTUAL' ? 'arrived' : 'waiting';
}

const startOf = ({ encounter }: BoardEntry): number => encounter.period.start;
const arrivalOf = ({ encounter }: BoardEntry): number => encounter.arrivedAt ?? 0;

/** Groups the visits of a day by stage: booked ones by time, present patients by arrival, done ones latest first. */
export function planBoard(entries: readonly BoardEntry[]): DayBoard {
  const at = (stage: BoardStage, orderOf: (entry: BoardEntry) => number): readonly BoardEntry[] =>
    entries
      .filter((entry) => stageOf(entry) === stage)
      .toSorted((one, other) => orderOf(one) - orderOf(other));
  return {
    booked: at('booked', startOf),
    arrived: at('arrived', arrivalOf),
    waiting: at('waiting', arrivalOf),
    'with-provider': at('with-provider', arrivalOf),
    done: at('done', (entry) => -startOf(entry)),
  };
}

/** Fewer letters of a name, or digits of a UHID, match too many patients. */
const MIN_LETTERS = 3;
const MIN_DIGITS = 4;

function matches({ encounter: { patient } }: BoardEntry, text: string): boolean {
  const code = identifierKey(text);
  if (/^\p{N}+$/u.test(code) && code.length < MIN_DIGITS) return false;
  if (/\p{N}/u.test(code)) return patient?.uhid != null && identifierKey(patient.uhid).endsWith(code);
  const names = foldName(patient?.name ?? '').split(' ');
  return foldName(text)
    .split(' ')
    .every((word) => names.some((name) => name.startsWith(word)));
}

/**
 * Returns the visits of patients whose UHID ends with the text, or whose name has words that start like it. Undefined
 * while the text is too short to search for.
 */
export function findOnBoard(entries: readonly BoardEntry[], text: string): readonly BoardEntry[] | undefined {
  if (foldName(text).replaceAll(' ', '').length < MIN_LETTERS) return undefined;
  return entries.filter((entry) => matches(entry, text));
}

/** Returns all of today's visits at the facility. */
export async function readDayBoard(http: HttpClient, signal: AbortSignal): Promise<readonly BoardEntry[]> {
  const pages = everyPage<BoardEntry, Page<BoardEntry>>({
    endpoint: listDayBoard.name,
    signal,
    ask: (after, asked) =>
      http.call(listDayBoard, { query: { limit: `${MAX_ENCOUNTER_PAGE}`, after }, signal: asked }),
  });
  const entries: BoardEntry[] = [];
  for await (const { data } of pages) entries.push(...data);
  return entries;
}
