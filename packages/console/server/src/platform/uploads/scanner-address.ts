/** The address that clamd listens on. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** clamd's default (TCPSocket in clamd.conf). */
const CLAMD_PORT = 3310;

/**
 * Parses `CLAMAV_URL`: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. Returns undefined for anything else. clamd
 * has no encryption, so over TCP it must be on the same machine or private network.
 */
export function readScannerAddress(text: string): ScannerAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) {
    return { path: decodeURIComponent(pathname) };
  }
  if (protocol !== 'tcp:' || hostname === '' || !['', '/'].includes(pathname)) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) };
}
