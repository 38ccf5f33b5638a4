import * as v from 'valibot';
import { webAddress } from './web-address.ts';

/** A path, not a URL on another host: a link that begins with two slashes leaves the console. */
const PATH = /^\/(?!\/)[^\s\\?#]*$/;

const consolePath = v.pipe(
  v.string(),
  v.trim(),
  v.regex(PATH, 'CARELINE_CONSULT must be a path of the console such as /consult'),
);

/** A link that the console shows, with its own path. */
export interface ConfiguredLink {
  readonly label: string;
  readonly path: string;
}

const readLink = (written: string): ConfiguredLink => {
  const [label = '', ...rest] = written.split('=');
  return { label: label.trim(), path: rest.join('=').trim() };
};

/** Format: "Messages=/prohealth/messages; Alerts=/doctor/pwa_alerts". */
const links = (name: string) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(';')
        .filter((part) => part.trim() !== '')
        .map(readLink),
    ),
    v.check(
      (read) => read.every(({ label, path }) => label !== '' && PATH.test(path)),
      `${name} must be labels with paths of the console, as in Messages=/prohealth/messages; Alerts=/doctor/pwa_alerts`,
    ),
  );

const AVATAR = 'CARELINE_AVATAR must be the base address of an avatar service, or off';

/** What the console shows for a hospital. */
export const CONSOLE_ENVIRONMENT = {
  CARELINE_LOGO: v.optional(webAddress('CARELINE_LOGO must be the address of a picture')),
  CARELINE_PRIVACY_URL: v.optional(webAddress('CARELINE_PRIVACY_URL must be the address of a page')),
  CARELINE_AVATAR: v.optional(v.union([v.literal('off'), webAddress(AVATAR)], AVATAR)),
  CARELINE_CONSULT: v.optional(consolePath),
  CARELINE_APP_LINKS: v.optional(links('CARELINE_APP_LINKS')),
  CARELINE_APPS: v.optional(links('CARELINE_APPS')),
  CARELINE_RETAIL_PARTNER: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(80, 'CARELINE_RETAIL_PARTNER must be a name')),
  ),
  CARELINE_ECC_CLIENT_IDS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((id) => id.trim())),
      v.check(
        (ids) => ids.length <= 2,
        'CARELINE_ECC_CLIENT_IDS must be at most two client ids, separated by a comma',
      ),
    ),
  ),
};
