/** Lets the browser save a file under a name, like a download link. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser starts to read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
