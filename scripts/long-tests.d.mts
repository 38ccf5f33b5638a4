export declare const LONG_SERVER_TESTS: readonly string[];
export declare const leavesOutLongTests: () => boolean;
export declare const LONG_JOURNEYS: readonly string[];
export declare const JOURNEYS_OF_LOOKS: readonly string[];
