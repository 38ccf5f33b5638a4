/** The picture of the packages and their rooms, as the text of an SVG. */
export declare function drawHouse(): string;
