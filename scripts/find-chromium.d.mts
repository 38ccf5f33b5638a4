export declare const CHROMIUM_FLAGS: string[];
export declare const HEADLESS_SHELLS: readonly string[];
export declare function onPath(names: readonly string[]): string | undefined;
export declare function findChromium(): Promise<string | undefined>;
