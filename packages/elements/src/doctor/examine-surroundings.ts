import { LABEL_LANGUAGES, labelLanguage } from '@careline/core/internal/formatting';
import type { SessionInside } from '../session/sealed-content.ts';
import { isEmbedderPolicy } from '../view/embedder-policy.ts';
import type { Finding } from './finding.ts';

const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const PRIVATE =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[f[cde][0-9a-f]{2}:.*\]|.*\.(?:local|internal|lan)|[^.]+)$/;

type Space = 'loopback' | 'private' | 'public';

/** Which address space a host name seems to be in; a public-looking name may still resolve to a private address. */
export function addressSpace(hostname: string): Space {
  if (LOOPBACK.test(hostname)) return 'loopback';
  return PRIVATE.test(hostname) ? 'private' : 'public';
}

const RANK: Readonly<Record<Space, number>> = { loopback: 0, private: 1, public: 2 };

/** Returns Chrome's permission for requests from a public page to a private address; undefined in other browsers. */
async function localNetworkPermission(): Promise<PermissionState | undefined> {
  for (const name of ['local-network-access', 'local-network', 'loopback-network']) {
    const status = await navigator.permissions
      ?.query({ name: name as PermissionName })
      .catch(() => undefined);
    if (status) return status.state;
  }
  return undefined;
}

/** Returns a finding if the browser's local network access rule blocks the services. */
export async function findLocalNetwork(
  address: string,
  page = location.hostname,
): Promise<Finding | undefined> {
  const { hostname, origin } = new URL(address, location.href);
  const isInward = RANK[addressSpace(hostname)] < RANK[addressSpace(page)];
  if (!isInward) return undefined;
  const permission = await localNetworkPermission();
  const state = permission === undefined ? '' : ` The permission is now: ${permission}.`;
  return {
    code: 'network.local',
    text: `${origin} is an address of the local network, and this page comes from the internet. Chrome refuses such requests, and reports them as CORS errors, until the person allows local network access for this site.${state} Serve Careline under a public name, or set the policy LocalNetworkAccessAllowedForUrls on managed devices.`,
  };
}

/** Returns findings for framed elements that the page's Cross-Origin-Embedder-Policy blocks. */
export async function findEmbedderPolicy(elements: readonly Element[]): Promise<readonly Finding[]> {
  const framed = elements.filter((element) =>
    element.matches('[isolation="frame"], careline-console, careline-charts'),
  );
  if (framed.length === 0 || !(await isEmbedderPolicy())) return [];
  const tags = [...new Set(framed.map(({ localName }) => `<${localName}>`))].join(', ');
  return [
    {
      code: 'policy.embedder',
      text: `This page is sent with Cross-Origin-Embedder-Policy: the browser shows no frame of Careline in it (${tags}). Send this page without that header, or use the elements without isolation="frame".`,
    },
  ];
}

/** Returns the locale the page asks for. The browser's language does not count as a request. */
function requestedLocale(element: Element, inside: SessionInside | undefined): string {
  const ofPage = element.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
  const given = [
    Reflect.get(element, 'locale'),
    inside?.settings.getState().locale,
    Reflect.get(element, 'lang'),
    ofPage,
  ];
  return String(given.find(Boolean) ?? '');
}

/** Returns a finding if the page asks for a language without messages. */
export function findLanguage(element: Element, inside: SessionInside | undefined): Finding | undefined {
  const locale = requestedLocale(element, inside);
  const primary = locale.toLowerCase().split('-')[0];
  if (locale === '' || labelLanguage(locale) === primary) return undefined;
  return {
    code: 'language.missing',
    text: `<${element.localName}> is asked for the language "${locale}", which Careline does not have: it shows English. There are ${LABEL_LANGUAGES.join(', ')}; the property messages can hold sentences of your own.`,
  };
}

/** Returns findings for messages of the page that match no component or key. */
export async function findMessages(element: Element): Promise<readonly Finding[]> {
  const given: unknown = Reflect.get(element, 'messages');
  if (!given || typeof given !== 'object') return [];
  const { MESSAGE_KEYS } = await import('../catalogue/message-keys?made');
  const unknown = Object.entries(given).flatMap(([component, sentences]) => {
    const keys = MESSAGE_KEYS[component]?.split(' ');
    if (!keys) return [component];
    return Object.keys(Object(sentences))
      .filter((key) => !keys.includes(key))
      .map((key) => `${component}.${key}`);
  });
  if (unknown.length === 0) return [];
  return [
    {
      code: 'message.unknown',
      text: `<${element.localName}> ignores messages of these names: ${unknown.join(', ')}. messages.json of the npm package lists components and keys.`,
    },
  ];
}
