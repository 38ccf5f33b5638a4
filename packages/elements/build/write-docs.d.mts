/** As a repository's page makes it of a heading. */
export function anchorOf(heading: string): string;
/** Writes `docs.json` into the folder of a build. */
export function writeDocs(folder: string): void;
