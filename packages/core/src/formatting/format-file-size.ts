const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/**
 * The size of a file as people compare them: "2 KB", "1.4 MB", rounded up: no file with something in it has "0 KB".
 * "-" for what is no size.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '-';
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
