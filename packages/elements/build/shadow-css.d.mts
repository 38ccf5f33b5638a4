export declare function toShadow(css: string): string;
