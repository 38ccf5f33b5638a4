/** Where clamd listens. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** clamd's own default (TCPSocket in clamd.conf). */
const CLAMD_PORT = 3310;

/**
 * `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`, as `CLAMAV_URL` names it; undefined for what is neither. clamd
 * speaks without encryption: over TCP it belongs on the same machine or in the same private network.
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
