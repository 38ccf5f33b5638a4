import * as v from 'valibot';

/** Future features that stored preferences wait for. */
export const WAITING_PARTS = ['the doctor’s room (issue 44)', 'devices of stays (issue 47)'] as const;

/** A type of preference: its content, owner and effect. */
export interface PreferenceKind<Stored extends v.GenericSchema = v.GenericSchema> {
  /** `organisation`: an administrator sets it for everyone. `person`: everyone sets their own. */
  readonly owner: 'organisation' | 'person';
  /** Reason for this owner. */
  readonly because: string;
  /** Strict schema for saving; reading is open (`preferenceResponseSchema`). */
  readonly stored: Stored;
  /** A valid value. */
  readonly example: v.InferInput<Stored>;
  /** The screens it affects, or the feature it waits for. Waiting preferences are hidden. */
  readonly effect: { readonly on: string } | { readonly waitsFor: (typeof WAITING_PARTS)[number] };
}

/** Preserves the schema's type, and rejects invalid examples at compile time. */
export const kind = <Stored extends v.GenericSchema>(facts: PreferenceKind<Stored>): PreferenceKind<Stored> =>
  facts;

/** Maximum entries of a list in a preference. */
const MAX_ENTRIES = 200;

export const listOf = <Entry extends v.GenericSchema>(entry: Entry, most = MAX_ENTRIES) =>
  v.pipe(v.array(entry), v.maxLength(most, `must have at most ${most} entries`));

/** Ordered codes without duplicates. */
export const codesOf = <const Codes extends readonly string[]>(codes: Codes) =>
  v.pipe(
    v.array(v.picklist(codes)),
    v.check((list) => new Set(list).size === list.length, 'must name each code once'),
  );
