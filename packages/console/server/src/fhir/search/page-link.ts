import * as v from 'valibot';
import type { Seal } from '../../platform/database/seal.ts';
import { parameterProblem } from '../fhir-problem.ts';
import type { Pairs } from './read-search.ts';

/** A search that continues: its parameters, and the cursor of the last row. */
export interface PagePlace {
  readonly parameters: Pairs;
  readonly after: string;
}

/** The parameter that continues a search. Its value is sealed, so that addresses and logs contain no patient data. */
export const PAGE = '_page';

const placeSchema = v.strictObject({
  parameters: v.array(v.tuple([v.string(), v.string()])),
  after: v.string(),
});

const purposeOf = (search: string): string => `fhir/${search}`;

/** `search` is the resource type, or the operation with its patient. */
export const sealPlace = (seal: Seal, search: string, place: PagePlace): string =>
  seal.close(JSON.stringify(place), purposeOf(search));

export const alteredPage = () =>
  parameterProblem(PAGE, 'This page does not belong to this search. Follow the `next` link as it is.');

/** Opens the place of a `next` link. Throws `FhirProblem` if this server did not write it for this search. */
export function openPlace(seal: Seal, search: string, sealed: string): PagePlace {
  const text = seal.open(sealed, purposeOf(search));
  const parsed = text === undefined ? undefined : v.safeParse(placeSchema, JSON.parse(text));
  if (parsed?.success) return parsed.output;
  throw alteredPage();
}
