const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Returns a file size such as "2 KB" or "1.4 MB", rounded up so that no content is ever "0 KB". "-" if invalid. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '-';
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
