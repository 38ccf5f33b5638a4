/** Hands a file to the browser to be saved under a name, as a link to a download would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
