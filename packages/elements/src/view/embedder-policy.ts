/**
 * Whether the page is sent with a `Cross-Origin-Embedder-Policy` that keeps frames of other origins away. Scripts cannot read the
 * header of their own page, so it is asked for once more.
 */
export async function isEmbedderPolicy(): Promise<boolean> {
  if (globalThis.crossOriginIsolated) return true;
  const reply = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  return /^(?:require-corp|credentialless)/.test(reply?.headers.get('cross-origin-embedder-policy') ?? '');
}

/**
 * Calls `onBlocked` when the page's own policy (`frame-src`) refuses a frame of these origins, which a browser shows as a blank
 * box and tells the document alone. Answers how to stop.
 */
export function watchBlockedFrames(origins: readonly string[], onBlocked: () => void): () => void {
  const listen = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const isOfFrame = /^(?:frame|child|default)-src/.test(effectiveDirective);
    if (disposition === 'enforce' && isOfFrame && origins.some((origin) => blockedURI.startsWith(origin)))
      onBlocked();
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}
