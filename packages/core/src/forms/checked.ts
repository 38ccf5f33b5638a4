/** Paths of fields and keys of sections that have been left; `all` after an attempt to save. */
export type Checked = ReadonlySet<string> | 'all';

/** In its own file, so that code that only starts a form does not load the editing code. */
export const NOTHING_CHECKED: Checked = new Set();
