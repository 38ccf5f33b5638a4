import {
  type Cell,
  HOLES,
  type PackedColumn,
  type PackedRows,
  WEEKDAYS,
} from '../../src/demo/packed-rows.ts';

interface TypedColumn {
  readonly name: string;
  /** The SQL type. */
  readonly type: string;
}

/** Rows of a table in the format of a backup. */
export interface TextRows {
  readonly table: string;
  readonly columns: readonly TypedColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** State of packing one file. */
export interface Packing {
  /** Reference for all times, in unix seconds: a midnight in India. */
  readonly anchor: number;
  /** Whether every installation of the demo has this id, such as those of its staff. */
  readonly isFixed: (id: string) => boolean;
  readonly numberOf: (id: string) => number;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TIME = '\\b1[5-9]\\d{8}\\b';
const DATE = '\\b(?:19|20)\\d\\d-\\d\\d-\\d\\d';
const NUMBER = '\\d+(?:\\.\\d+)?';
const DAY = 86_400;
const MINUTE = 60;
/** With more templates a table rarely repeats them, so a shape leaves them out. */
const MAX_TEMPLATES = 40;

/** The tokens that a column may contain, each in a group of its name. */
function tokensOf({ name, type }: TypedColumn): RegExp {
  const [id, time, date, number] = Object.entries({ ID, TIME, DATE, NUMBER }).map(
    ([group, pattern]) => `(?<${group}>${pattern})`,
  );
  if (name === 'weekday') return /(?<WEEKDAY>.+)/g;
  if (name === 'year') return /(?<YEAR>.+)/g;
  if (type.startsWith('uuid')) return new RegExp(`${id}`, 'g');
  if (type === 'jsonb') return new RegExp([id, date, time, number].join('|'), 'g');
  if (/^(bigint|integer|double)/.test(type)) return new RegExp([time, number].join('|'), 'g');
  return new RegExp([date, number].join('|'), 'g');
}

/** The hole values for a time difference. */
const offsetOf = (seconds: number): readonly (number | string)[] => {
  const days = Math.round(seconds / DAY);
  const rest = seconds - days * DAY;
  return [days, rest % MINUTE === 0 ? rest / MINUTE : String(rest)];
};

/** Splits cells into templates and hole values. `times` has the last time of each row, across columns. */
function packColumn(
  column: TypedColumn,
  cells: readonly Cell[],
  times: (number | undefined)[],
  { anchor, isFixed, numberOf }: Packing,
) {
  const templates: Cell[] = [];
  const holes: (number | string)[] = [];
  const tokens = tokensOf(column);
  let lastId = 0;
  let lastNumber = '';
  const punch = (hole: string, ...fillings: readonly (number | string)[]): string => {
    holes.push(...fillings);
    return hole;
  };
  const holeOf = (row: number, token: string, kind: string): string => {
    if (kind === 'ID') {
      if (isFixed(token)) return token;
      const distance = numberOf(token) - lastId;
      lastId += distance;
      return punch(HOLES.id, distance);
    }
    if (kind === 'WEEKDAY') return punch(HOLES.weekday, WEEKDAYS.indexOf(token));
    if (kind === 'YEAR') return punch(HOLES.year, Number(token) - new Date(anchor * 1000).getUTCFullYear());
    if (kind === 'DATE') return punch(HOLES.date, Date.parse(token) / 1000 / DAY - Math.ceil(anchor / DAY));
    if (kind === 'TIME') {
      const distance = Number(token) - (times[row] ?? times[row - 1] ?? anchor);
      times[row] = Number(token);
      return punch(HOLES.time, ...offsetOf(distance));
    }
    if (token === lastNumber) return HOLES.sameNumber;
    lastNumber = token;
    return punch(HOLES.number, String(Number(token)) === token ? Number(token) : token);
  };
  const which = cells.map((cell, row) => {
    const template =
      cell?.replace(tokens, (token, ...found) => {
        const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
        return holeOf(row, token, Object.keys(groups).find((kind) => groups[kind] !== undefined) ?? '');
      }) ?? null;
    const known = templates.indexOf(template);
    return known < 0 ? templates.push(template) - 1 : known;
  });
  const packed: PackedColumn = { name: column.name, templates, ...(holes.length > 0 && { holes }) };
  return { packed, which };
}

export function packRows({ table, columns, rows }: TextRows, packing: Packing): PackedRows {
  const times: (number | undefined)[] = [];
  const made = columns.map((column, index) =>
    packColumn(
      column,
      rows.map((row) => row[index] ?? null),
      times,
      packing,
    ),
  );
  const isShaped = made.map(({ packed }) => packed.templates.length <= MAX_TEMPLATES);
  const shapes = new Map<string, number>();
  const shape = rows.map((_, row) => {
    const key = JSON.stringify(made.map(({ which }, index) => (isShaped[index] ? which[row] : 0)));
    const place = shapes.get(key) ?? shapes.size;
    shapes.set(key, place);
    return place;
  });
  return {
    table,
    count: rows.length,
    columns: made.map(({ packed, which }, index) => (isShaped[index] ? packed : { ...packed, which })),
    shapes: [...shapes.keys()].map((key) => JSON.parse(key)),
    shape,
  };
}
