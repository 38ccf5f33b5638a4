import * as v from 'valibot';
import { ANSWERS_LINKS, ASKS_FOR_LINKS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import * as words from '../words/en.ts';
import { askedLinkSchema, linkIdentitySchema, MAX_LINK_REASON, openLinkSchema } from './link.ts';

const answer = v.looseObject({ data: askedLinkSchema });

/**
 * Requests a link from facilities that know a patient.
 * The response does not reveal whether anyone matches. Repeating a request returns the open one. A UHID of this
 * facility fails with `uhid-taken` and the patient. The client creates `id`.
 */
export const askForLink = defineEndpoint({
  name: 'user/link',
  summary: 'Request a link to a patient from other facilities',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ASKS_FOR_LINKS,
  audit: wordLabel(words.link, 'askForLink'),
  path: '/user/link',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    id: uuidSchema,
    who: linkIdentitySchema,
    reason: nonEmptyTextSchema(MAX_LINK_REASON),
  }),
  answer,
});

/** Newest first. */
export const listAskedLinks = defineEndpoint({
  name: 'user/link/asked',
  summary: 'Link requests of this facility, with their result',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ASKS_FOR_LINKS,
  audit: wordLabel(words.link, 'listAskedLinks'),
  path: '/user/link/asked',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(askedLinkSchema) }),
});

/** Oldest first; one per facility and patient. */
export const listOpenLinks = defineEndpoint({
  name: 'user/link/open',
  summary: 'Link requests from other facilities',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ANSWERS_LINKS,
  audit: wordLabel(words.link, 'listOpenLinks'),
  path: '/user/link/open',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(openLinkSchema) }),
});

/**
 * Grants or refuses a link.
 * Granting also registers the patient at the requesting facility. A second answer fails with `conflict`, and `by` has
 * who was first.
 */
export const answerLink = defineEndpoint({
  name: 'user/link/answer',
  summary: 'Grant or refuse a link request for a patient of this facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ANSWERS_LINKS,
  audit: wordLabel(words.link, 'answerLink'),
  path: '/user/link/answer',
  token: 'bearer',
  idempotent: true,
  body: v.variant('answer', [
    v.strictObject({ id: uuidSchema, vitaId: uuidSchema, answer: v.literal('grant') }),
    v.strictObject({
      id: uuidSchema,
      vitaId: uuidSchema,
      answer: v.literal('refuse'),
      reason: nonEmptyTextSchema(MAX_LINK_REASON),
    }),
  ]),
  answer: v.looseObject({ vitaId: uuidSchema }),
});

/** Fails with `conflict` if the request was answered, withdrawn or has expired. */
export const withdrawLink = defineEndpoint({
  name: 'user/link/withdraw',
  summary: 'Withdraw a link request',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ASKS_FOR_LINKS,
  audit: wordLabel(words.link, 'withdrawLink'),
  path: '/user/link/withdraw',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ id: uuidSchema }),
  answer,
});

export const linkEndpoints = [askForLink, listAskedLinks, listOpenLinks, answerLink, withdrawLink] as const;
