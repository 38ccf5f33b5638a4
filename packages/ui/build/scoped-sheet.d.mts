/** Returns a Tailwind sheet whose rules only apply inside an element with the class `careline`. */
export declare function scopeSheet(css: string): string;
/** Writes the sheet of all components in this package. */
export declare function writeScopedSheet(path: string): Promise<void>;
