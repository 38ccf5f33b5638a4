/** A sheet of Tailwind whose rules hold inside an element of the class `careline` and nowhere else. */
export declare function scopeSheet(css: string): string;
/** Writes the sheet of everything in this package. */
export declare function writeScopedSheet(path: string): Promise<void>;
