/** Paths of fields that were left, and keys of sections that were to be left; `all` once everything was to be saved. */
export type Checked = ReadonlySet<string> | 'all';

/** In a file of its own: what stands before a form begins with it, and needs nothing of how a form is filled in. */
export const NOTHING_CHECKED: Checked = new Set();
