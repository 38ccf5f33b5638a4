import type { ReactNode } from 'react';
import type { DaySpan } from '../primitives/day-spans/index.ts';
import type { IconName } from '../primitives/icon/index.ts';

/** A column of a list: on screen, in files and on paper. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  /** The value as plain text: in files, on paper, and on the screen if there is no `cell`. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Grid track in a table; an equal share of the width by default. */
  readonly width?: string;
  /** A name, number or code, which browsers do not translate. Cells of your own take care of it themselves. */
  readonly verbatim?: true;
  /** Aligned at the end, with tabular digits. */
  readonly numeric?: true;
  /** Names the row. One column does: it is the row's header and carries its link. */
  readonly names?: true;
  /** The `sort` value that orders by this column. `-` in front reverses it. */
  readonly sort?: string;
  /** On a narrow screen: on the first line, on the quiet second line (default), or not at all. */
  readonly narrow?: 'first' | 'second' | 'never';
  /**
   * Shows the label in front of the value on the second line of a card, for values that do not explain themselves.
   * Numbers have it by default.
   */
  readonly labelOnCard?: boolean;
  /** Wraps instead of being cut: for a tag with a mark next to it. */
  readonly wraps?: true;
  /** Leaves the column out of files and paper, or shows it only there. */
  readonly only?: 'screen' | 'file';
}

/** Values of filters by key, as an address carries them. Unset ones are absent. */
export type ListValues = Readonly<Partial<Record<string, string>>>;

interface ListChoice {
  readonly value: string;
  readonly label: string;
}

interface FilterName {
  readonly key: string;
  readonly label: string;
}

/** One of several values. `chips` are drawn on the line and always have a value. With the key `sort` it is the order. */
export interface ChoiceFilter extends FilterName {
  readonly kind: 'choice';
  readonly options: readonly ListChoice[];
  /** The value without one in the address. */
  readonly usual?: string;
  readonly chips?: true;
  /** Also accepts values that are no option, because the options load later: any, or those that match. */
  readonly open?: true | RegExp;
}

/** A first and a last day, each YYYY-MM-DD, in the values `from` and `to`. */
interface DaysFilter {
  readonly kind: 'days';
  readonly key: 'days';
  /** Ranges that one press on the line chooses, with the order that belongs to them. */
  readonly spans?: {
    readonly label: string;
    readonly of: readonly DaySpan[];
    /** Current day at the facility, YYYY-MM-DD. */
    readonly today: string;
    readonly sort?: string;
  };
}

/** Typed text. A `search` is a field on the line that applies while the user types; others are in the panel. */
export interface TextFilter extends FilterName {
  readonly kind: 'text';
  readonly search?: true;
}

/** Set or not set: the value is `true`. */
interface CheckFilter extends FilterName {
  readonly kind: 'check';
}

/** A value chosen in a field of the screen's own, such as a search for a patient. */
interface FieldFilter extends FilterName {
  readonly kind: 'field';
  /** Returns the name of a value for the line of active filters. */
  readonly nameOf: (value: string) => string;
  readonly field: (value: string | undefined, onChange: (value: string | undefined) => void) => ReactNode;
}

export type ListFilter = ChoiceFilter | DaysFilter | TextFilter | CheckFilter | FieldFilter;

/** An act on one row. */
export interface RowAct<Row> {
  readonly key: string;
  readonly icon: IconName;
  /** Accessible name, which names the row too: "Cancel: Asha Rao, 10:30 am". */
  readonly label: (row: Row) => string;
  readonly run: (row: Row) => void;
  readonly isOffered?: (row: Row) => boolean;
  /** The letter that runs it on the focused row; not `x`, which selects. */
  readonly letter?: string;
  /** Words on the button, for the most likely act. */
  readonly words?: string;
}

/** An act on all selected rows. */
export interface BulkAct<Row> {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** The rows stay selected until the list changes or `onDone` is called, with the rows that are still to do if any. */
  readonly run: (rows: readonly Row[], onDone: (left?: readonly Row[]) => void) => void;
}

/** Groups consecutive rows under a heading with their number. */
export interface ListGroups<Row> {
  readonly of: (row: Row) => string;
  /** Brings the rows of a group together, in this order of groups. Rows keep their order within a group. */
  readonly order?: readonly string[];
  readonly label: (group: string) => string;
}

/** What an empty list says. */
export interface EmptyWords {
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconName;
  readonly drawing?: ReactNode;
  readonly action?: ReactNode;
}

export interface ListCount {
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly exceeded: boolean;
}
