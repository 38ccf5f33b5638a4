/**
 * Returns whether the page's `Cross-Origin-Embedder-Policy` blocks frames of other origins. Scripts can't read their
 * own page's headers, so it is requested again.
 */
export async function isEmbedderPolicy(): Promise<boolean> {
  if (globalThis.crossOriginIsolated) return true;
  const reply = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  return /^(?:require-corp|credentialless)/.test(reply?.headers.get('cross-origin-embedder-policy') ?? '');
}

/**
 * Calls `onBlocked` when the page's own policy (`frame-src`) blocks a frame of these origins. The browser shows a blank
 * box and only notifies the document. Returns a function that stops.
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
