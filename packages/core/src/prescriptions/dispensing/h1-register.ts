import * as v from 'valibot';
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

const MAX_REGISTER_PAGE = 200;

/** A supply of Schedule H1, with the names as they were on its day. */
const h1EntrySchema = v.looseObject({
  id: uuidSchema,
  /** The facility's, YYYY-MM-DD. */
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
  /** The counter entry; null while the supply counts. */
  enteredInError: v.nullable(v.looseObject({ at: unixSecondsSchema, by: v.string(), text: v.string() })),
});
export type H1Entry = v.InferOutput<typeof h1EntrySchema>;

/** By pharmacists and administrators. The facility is the one of the token; the oldest entry comes first. */
export const listH1Register = defineEndpoint({
  name: 'prescriptions/h1-register',
  summary: 'The register of Schedule H1 of the facility',
  service: 'care',
  method: 'GET',
  writes: false,
  // That they are a pharmacist, or an administrator, is checked by the route.
  scopes: ['my_encounters', 'settings'],
  audit: { en: 'Looked at the register of Schedule H1', hi: 'अनुसूची H1 का रजिस्टर देखा गया' },
  path: '/prescriptions/h1-register',
  token: 'bearer',
  query: v.strictObject({
    /** Days of supply, both included. */
    from: calendarDateSchema,
    to: calendarDateSchema,
    /** The entries leave the screen as a file: the row of this request in the audit records it. */
    export: v.optional(v.literal('true')),
    limit: v.optional(queryIntegerSchema(1, MAX_REGISTER_PAGE), '100'),
    /** The `next` of the answer before. */
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
  /** Whether the entries leave the screen as a file. */
  readonly isExport?: boolean;
}

/** Reads the register page by page. */
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

/** Whether somebody reads the register: a pharmacist with encounters, or an administrator. */
export const mayReadRegister = ({
  roles,
  scopes,
}: {
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
}): boolean =>
  holdsScope(scopes, 'settings') ||
  (holdsScope(scopes, 'my_encounters') && roles.some((role) => PHARMACISTS.test(role)));
