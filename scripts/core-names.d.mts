export declare function coreNames(): Promise<Readonly<Record<string, readonly string[]>>>;
