import * as v from 'valibot';
import { wordLabel } from '#formatting';
import {
  calendarDateSchema,
  defineEndpoint,
  type HttpClient,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { holdsScope } from '#navigation';
import { everyPage, type Page } from '#paging';
import * as words from './words/en.ts';

const MAX_REGISTER_PAGE = 200;

/** A Schedule H1 supply, with the names of its day. */
const h1EntrySchema = v.looseObject({
  id: uuidSchema,
  /** Calendar day of the facility, YYYY-MM-DD. */
  suppliedOn: v.string(),
  patient: v.string(),
  prescriber: v.string(),
  registrationNumber: v.string(),
  prescriberAddress: v.string(),
  prescriptionNumber: v.string(),
  medicine: v.string(),
  product: v.string(),
  quantity: v.number(),
  unit: v.string(),
  batch: v.string(),
  by: v.string(),
  /** The correction; null while the supply is valid. */
  enteredInError: v.nullable(v.looseObject({ at: unixSecondsSchema, by: v.string(), text: v.string() })),
});
export type H1Entry = v.InferOutput<typeof h1EntrySchema>;

/** Lists the register of the token's facility, oldest first. For pharmacists and administrators. */
export const listH1Register = defineEndpoint({
  name: 'prescriptions/h1-register',
  summary: 'Schedule H1 register of the facility',
  service: 'care',
  method: 'GET',
  writes: false,
  // The route checks that the user is a pharmacist or an administrator.
  scopes: ['my_encounters', 'settings'],
  audit: wordLabel(words.h1Register, 'listH1Register'),
  path: '/prescriptions/h1-register',
  token: 'bearer',
  query: v.strictObject({
    /** Days of supply, inclusive. */
    from: calendarDateSchema,
    to: calendarDateSchema,
    /** Set for an export, so that the audit shows that the entries left the screen. */
    export: v.optional(v.literal('true')),
    limit: v.optional(queryIntegerSchema(1, MAX_REGISTER_PAGE), '100'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(h1EntrySchema), next: v.nullable(v.string()) }),
});

export interface RegisterPeriod {
  readonly from: string;
  readonly to: string;
}

export interface H1PagesOptions {
  readonly http: HttpClient;
  readonly period: RegisterPeriod;
  readonly after?: string | undefined;
  readonly signal: AbortSignal;
  /** Whether this is an export. */
  readonly isExport?: boolean;
}

/** Yields the register page by page. */
export function h1RegisterPages({
  http,
  period,
  isExport = false,
  after,
  signal,
}: H1PagesOptions): AsyncIterable<Page<H1Entry>> {
  const query = { ...period, limit: String(MAX_REGISTER_PAGE), ...(isExport && { export: 'true' as const }) };
  return everyPage<H1Entry, Page<H1Entry>>({
    endpoint: listH1Register.name,
    ...(after === undefined ? {} : { after }),
    signal,
    ask: (next, cancel) => http.call(listH1Register, { query: { ...query, after: next }, signal: cancel }),
  });
}

const PHARMACISTS = /\bpharma|फ़ार्मासिस्ट|फार्मासिस्ट/i;

interface Reader {
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
}

/** Whether a user reviews and dispenses prescriptions: a pharmacist with encounters. */
export const isPharmacist = ({ roles, scopes }: Reader): boolean =>
  holdsScope(scopes, 'my_encounters') && roles.some((role) => PHARMACISTS.test(role));

/** Whether a user can read the register: a pharmacist with encounters, or an administrator. */
export const mayReadRegister = (reader: Reader): boolean =>
  holdsScope(reader.scopes, 'settings') || isPharmacist(reader);
