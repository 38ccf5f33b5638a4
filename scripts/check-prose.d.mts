export interface FoundText {
  readonly kind: 'comment' | 'docs' | 'message' | 'title';
  readonly file: string;
  /** Offset in the source. */
  readonly at: number;
  readonly text: string;
  readonly raw: string;
}

export interface Marker {
  readonly marker: string;
  readonly line: number;
  readonly sentence: string;
}

export interface Room {
  readonly name: string;
  readonly words: number;
  readonly markers: readonly unknown[];
}

export type Ceilings = Readonly<Record<string, number>>;

export const BUDGET: number;
export function textsOf(file: string, text: string): FoundText[];
export function markersOf(source: string, found: FoundText): Marker[];
export function roomOf(file: string): string;
export function roomFaults<R extends Room>(rooms: readonly R[], ceilings: Ceilings, budget?: number): R[];
export function lowerCeilings(rooms: readonly Room[], ceilings: Ceilings, budget?: number): Ceilings;
