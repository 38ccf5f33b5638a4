/**
 * Whether the page is sent with a `Cross-Origin-Embedder-Policy` that keeps frames of other origins away. Scripts cannot read the
 * header of their own page, so it is asked for once more.
 */
export async function isEmbedderPolicy(): Promise<boolean> {
  if (globalThis.crossOriginIsolated) return true;
  const reply = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  return /^(?:require-corp|credentialless)/.test(reply?.headers.get('cross-origin-embedder-policy') ?? '');
}
