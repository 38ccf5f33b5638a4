import * as v from 'valibot';
import { isHttpsAddress } from './is-https-address.ts';

/** An address that pages may load from; https only. */
export const httpsAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_000, 'must have at most 2000 characters'),
  v.check(isHttpsAddress, 'must be an address that begins with https://, without a user name'),
);
