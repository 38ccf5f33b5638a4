/** Returns the picture of the packages and their rooms as SVG text. */
export declare function drawHouse(): string;
