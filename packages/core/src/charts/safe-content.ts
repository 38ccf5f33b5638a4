import { safeLink, safeResource } from './safe-address.ts';
import { safeStyle } from './safe-style.ts';

/** Content types that can be sanitised (specification 8). */
const SAFE_CONTENT_TYPES = ['html', 'style', 'script', 'url', 'resourceUrl'] as const;
type SafeContentType = (typeof SAFE_CONTENT_TYPES)[number];

export interface SafeContentPolicy {
  /** Origin of the page, for relative addresses. */
  readonly origin: string;
  /** Allowed origins of scripts and frames; default none. Includes the page's own origin only if listed. */
  readonly allowedOrigins?: readonly string[];
  /** Removes executable content from HTML. Injected because parsing needs a browser; without it no HTML is safe. */
  readonly sanitiseHtml?: (html: string) => string;
}

type MakeSafe = (content: string, policy: SafeContentPolicy) => string | undefined;

const resource: MakeSafe = (content, { origin, allowedOrigins = [] }) =>
  safeResource(content, origin, allowedOrigins);

/** Script text can't be made safe, but its address can be checked. */
const MAKE_SAFE: Readonly<Record<SafeContentType, MakeSafe>> = {
  html: (content, { sanitiseHtml }) => sanitiseHtml?.(content),
  style: (content) => safeStyle(content),
  script: resource,
  url: (content, { origin }) => safeLink(content, origin),
  resourceUrl: resource,
};

/**
 * Returns content in a form that is safe to show as this type; undefined if nothing may be shown.
 * `html` is markup, `style` declarations; `script`, `url` and `resourceUrl` are addresses and become absolute.
 *
 * @throws {TypeError} "Invalid safe type specified" for any other type (specification 8).
 */
export function safeContent(content: string, type: string, policy: SafeContentPolicy): string | undefined {
  if (!Object.hasOwn(MAKE_SAFE, type)) throw new TypeError('Invalid safe type specified');
  return MAKE_SAFE[type as SafeContentType](content, policy);
}
