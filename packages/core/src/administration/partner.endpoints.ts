import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { MISSING_SCOPES, partnerFieldsSchema, partnerSchema } from './partner.ts';
import { scopesSchema } from './staff.ts';
import * as words from './words/en.ts';

export const listPartners = defineEndpoint({
  name: 'partner/list',
  summary: 'The partners of the organisation',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.partner, 'listPartners'),
  path: '/partner/list',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(partnerSchema) }),
});

/** A new key. It is never returned again, not even when the request is repeated. */
const withNewKey = v.looseObject({ data: partnerSchema, key: v.nullable(v.string()) });

export const addPartner = defineEndpoint({
  name: 'partner/add',
  summary: 'Add a partner',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.partner, 'addPartner'),
  path: '/partner/add',
  token: 'bearer',
  idempotent: true,
  body: partnerFieldsSchema,
  answer: withNewKey,
});

/** How long a former key stays valid next to a new one: one week. */
export const FORMER_KEY_SECONDS = 604_800;

/**
 * Replaces a partner's record; `updatedAt` works as in `staff/update`.
 * A new key revokes the old one, unless `formerKey` is `keep`, which keeps the old key valid for a week. `end` revokes
 * it earlier.
 */
export const updatePartner = defineEndpoint({
  name: 'partner/update',
  summary: 'Change a partner',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.partner, 'updatePartner'),
  path: '/partner/update',
  token: 'bearer',
  idempotent: true,
  body: v.pipe(
    v.strictObject({
      ...partnerFieldsSchema.entries,
      scopes: scopesSchema,
      partnerId: uuidSchema,
      active: v.boolean(),
      newKey: v.optional(v.boolean(), false),
      formerKey: v.optional(v.picklist(['keep', 'end'])),
      updatedAt: unixSecondsSchema,
    }),
    // A partner that was added without scopes can still be disabled.
    v.forward(
      v.check(({ active, scopes }) => !active || scopes.length > 0, MISSING_SCOPES),
      ['scopes'],
    ),
  ),
  answer: withNewKey,
});

export const partnerEndpoints = [listPartners, addPartner, updatePartner] as const;
