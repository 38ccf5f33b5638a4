export interface SavedFile {
  readonly name: string;
  readonly text: string;
  readonly type: string;
}

/** The browser may still read the file after the click; nobody saves for longer than this. */
const KEPT_MS = 60_000;

/** Hands a text to the browser to be saved. */
export function saveFile({ name, text, type }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
