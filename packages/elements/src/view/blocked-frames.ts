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
