import { safeLink, safeResource } from './safe-address.ts';
import { safeStyle } from './safe-style.ts';

/** The kinds of content that can be made safe (specification 8). */
const SAFE_CONTENT_TYPES = ['html', 'style', 'script', 'url', 'resourceUrl'] as const;
type SafeContentType = (typeof SAFE_CONTENT_TYPES)[number];

export interface SafeContentPolicy {
  /** The origin of the page, which relative addresses belong to. */
  readonly origin: string;
  /** Origins that scripts and framed resources may come from; the page's own only when it is named too. None without it. */
  readonly allowedOrigins?: readonly string[];
  /** Answers HTML without anything that runs; parsing HTML needs a browser, so it is given. Without it no HTML is safe. */
  readonly sanitiseHtml?: (html: string) => string;
}

type MakeSafe = (content: string, policy: SafeContentPolicy) => string | undefined;

const resource: MakeSafe = (content, { origin, allowedOrigins = [] }) =>
  safeResource(content, origin, allowedOrigins);

/** A script's text cannot be made safe; its address can be one of an allowed origin. */
const MAKE_SAFE: Readonly<Record<SafeContentType, MakeSafe>> = {
  html: (content, { sanitiseHtml }) => sanitiseHtml?.(content),
  style: (content) => safeStyle(content),
  script: resource,
  url: (content, { origin }) => safeLink(content, origin),
  resourceUrl: resource,
};

/**
 * The content in a form that is safe to show as that type, or undefined where it has none and nothing may be shown.
 * `html` is markup, `style` declarations; `script`, `url` and `resourceUrl` are addresses, answered whole.
 *
 * @throws {TypeError} "Invalid safe type specified" for any other type (specification 8).
 */
export function safeContent(content: string, type: string, policy: SafeContentPolicy): string | undefined {
  if (!Object.hasOwn(MAKE_SAFE, type)) throw new TypeError('Invalid safe type specified');
  return MAKE_SAFE[type as SafeContentType](content, policy);
}
