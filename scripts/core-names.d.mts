export declare const PUBLIC_SOURCES: Readonly<Record<string, string>>;
export declare const ROOM_SOURCES: Readonly<Record<string, string>>;
export declare function coreNames(): Promise<Readonly<Record<string, readonly string[]>>>;
export declare function publicNames(): Promise<Readonly<Record<string, readonly string[]>>>;
