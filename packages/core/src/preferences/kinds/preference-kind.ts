import * as v from 'valibot';

/** The parts of the product to come that a stored preference waits for. */
export const WAITING_PARTS = [
  'the doctor’s room (issue 44)',
  'notifications (issue 45)',
  'payments (issue 45)',
  'devices of stays (issue 47)',
] as const;

/** One type of preference: what it holds, whose it is, and what it does. */
export interface PreferenceKind<Stored extends v.GenericSchema = v.GenericSchema> {
  /** `organisation`: an administrator sets it for everybody. `person`: everybody for themselves. */
  readonly owner: 'organisation' | 'person';
  /** Why it is theirs. */
  readonly because: string;
  /** What may be stored, strictly; what is read is open (`preferenceResponseSchema`). */
  readonly stored: Stored;
  /** Something that may be stored. */
  readonly example: v.InferInput<Stored>;
  /** The screens it has its effect on, or the part it waits for. No screen shows one that waits. */
  readonly effect: { readonly on: string } | { readonly waitsFor: (typeof WAITING_PARTS)[number] };
}

/** Keeps the schema's type, and refuses an example that could not be stored. */
export const kind = <Stored extends v.GenericSchema>(facts: PreferenceKind<Stored>): PreferenceKind<Stored> =>
  facts;

/** The most entries of a list in one preference. */
const MOST_ENTRIES = 200;

export const listOf = <Entry extends v.GenericSchema>(entry: Entry, most = MOST_ENTRIES) =>
  v.pipe(v.array(entry), v.maxLength(most, `must have at most ${most} entries`));

/** Codes in an order, each once. */
export const codesOf = <const Codes extends readonly string[]>(codes: Codes) =>
  v.pipe(
    v.array(v.picklist(codes)),
    v.check((list) => new Set(list).size === list.length, 'must name each code once'),
  );
