import type { Settings } from '../config/config.ts';

export type HeaderSettings = Pick<
  Settings,
  'origin' | 'issuer' | 'embeddedProvider' | 'changePasswordUrl' | 'logo' | 'avatarBase' | 'charts'
>;

/** Returns the origin of an external URL; a path on this server has none. */
const originOf = (address: string | null): string[] =>
  address === null || address.startsWith('/') ? [] : [new URL(address).origin];

/**
 * Returns the content security policy, as narrow as the settings allow. `logos` are the origins of header logos set by
 * administrators; only console pages show them.
 */
export function contentSecurityPolicy(
  settings: HeaderSettings,
  frameAncestors: string,
  logos: readonly string[] = [],
): string {
  const issuer = settings.embeddedProvider ? [] : originOf(settings.issuer);
  const asked = settings.embeddedProvider
    ? []
    : [...new Set([...issuer, ...originOf(settings.changePasswordUrl)])];
  const charts = originOf(settings.charts?.url ?? null);
  const pictures = [...new Set([...originOf(settings.logo), ...originOf(settings.avatarBase), ...logos])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...asked],
    'frame-src': ["'self'", ...new Set([...issuer, ...charts])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const OWN_DEVICES = ['camera', 'microphone'];
const NO_DEVICES = ['display-capture', 'geolocation', 'payment', 'usb', 'serial', 'hid'];
const A_YEAR_IN_SECONDS = 31_536_000;

/** Headers of every answer, including pages, services and the identity provider. */
export function securityHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(settings, "'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    // Keep the referrer within the site: a form posted under `no-referrer` carries `Origin: null`, and the login page
    // recognises its own posts by that header.
    'referrer-policy': 'same-origin',
    // For scanning a patient's card and for video visits, on our pages only and never in a foreign frame.
    'permissions-policy': [
      ...OWN_DEVICES.map((device) => `${device}=(self)`),
      ...NO_DEVICES.map((device) => `${device}=()`),
    ].join(', '),
    // A provider on another origin may open in a popup that must reach its opener.
    'cross-origin-opener-policy': settings.embeddedProvider ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.origin.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${A_YEAR_IN_SECONDS}; includeSubDomains` }
      : {}),
  };
}
