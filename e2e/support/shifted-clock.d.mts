/** Moves the clock of a page or a process. */
export declare function shiftClock(milliseconds: number): void;
