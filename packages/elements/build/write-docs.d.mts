/** The anchor that GitHub makes of a heading. */
export function anchorOf(heading: string): string;
/** Writes `docs.json` into the folder of a build. */
export function writeDocs(folder: string): void;

export interface ServedPage {
  /** The name in the URL; empty for the first page. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

/** The pages for developers, as the server shows them. */
export function servedPages(): readonly ServedPage[];
