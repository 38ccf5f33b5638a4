import * as v from 'valibot';
import { webAddress } from './web-address.ts';

/** No address of elsewhere: a link that begins with two slashes leaves the console. */
const consolePath = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\/(?!\/)[^\s\\?#]*$/, 'CARELINE_CONSULT must be a path of the console such as /consult'),
);

/** What the console shows of a hospital. */
export const CONSOLE_ENVIRONMENT = {
  CARELINE_LOGO: v.optional(webAddress('CARELINE_LOGO must be the address of a picture')),
  CARELINE_AVATAR: v.optional(webAddress('CARELINE_AVATAR must be the base address of an avatar service')),
  CARELINE_CONSULT: v.optional(consolePath),
};
