export declare const LONG_SERVER_TESTS: readonly string[];
export declare const leavesOutLongTests: () => boolean;
