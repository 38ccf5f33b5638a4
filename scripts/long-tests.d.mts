export declare const LONG_SERVER_TESTS: readonly string[];
export declare const leavesOutLongTests: () => boolean;
export declare const LONG_JOURNEYS: readonly string[];
export declare const ofTurn: <T>(all: readonly T[], share: number) => T[];
