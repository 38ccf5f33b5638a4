/** As a repository's page makes it of a heading. */
export function anchorOf(heading: string): string;
/** Writes `docs.json` into the folder of a build. */
export function writeDocs(folder: string): void;

export interface ServedPage {
  /** In the address; the first one's is empty. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

/** The pages for developers of partners, as the server shows them. */
export function servedPages(): readonly ServedPage[];
