import * as v from 'valibot';
import type { FieldValue, LeafField } from '#forms';
import { nonEmptyTextSchema } from '#http';
import { CHANNEL_NAMES, CHANNEL_TYPES, GENDER_CODES, type GenderCode } from '#patients';
import { ifKnown, line, oneOf, someOf, withStored } from './fields.ts';
import { REGISTRATION_TEXT } from './limits.ts';

/** When somebody likes to be called, as `from-to` of the facility's clock; inside the usual calling hours. */
const CALLING_TIMES = ['09:00-12:00', '12:00-16:00', '16:00-19:00'] as const;

const clockSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'));

/** When somebody likes to be called, on the facility's clock: HH:mm, from `from` until just before `to`. */
const callingTimeSchema = v.strictObject({ from: clockSchema, to: clockSchema });

/** A channel as the specification has it (3.3); one that is not named is enabled. */
const channelSchema = v.strictObject({
  channelName: v.optional(nonEmptyTextSchema(60)),
  channelType: v.picklist(CHANNEL_TYPES),
  isEnabled: v.boolean(),
});

/** The sections of the form in which parts of one field stand. */
export type FieldPartSection = 'person' | 'uhid' | 'preferences';

interface FieldPartFacts<
  Sent extends v.GenericSchema,
  Registered extends v.GenericSchema,
  Shown extends v.GenericSchema,
> {
  /** Where it is asked for; its label is `registration.{section}.{part}`. */
  readonly section: FieldPartSection;
  /** As a change sends it. */
  readonly sent: Sent;
  /** As a new registration sends it. */
  readonly registered: Registered;
  /** As a registered patient has it; what came later than the first version is optional. */
  readonly shown: Shown;
  /** The field, with room for what is stored; undefined for a new patient. */
  readonly field: (stored: v.InferOutput<Shown> | undefined) => LeafField;
  /** What is stored as the field has it. */
  readonly entered: (stored: v.InferOutput<Shown>) => FieldValue;
  /** What was entered as it is sent; undefined where nothing is. */
  readonly read: (value: FieldValue | undefined) => v.InferInput<Sent> | undefined;
}

const part = <
  const Section extends FieldPartSection,
  Sent extends v.GenericSchema,
  Registered extends v.GenericSchema,
  Shown extends v.GenericSchema,
>(
  facts: FieldPartFacts<Sent, Registered, Shown> & { readonly section: Section },
) => facts;

/** Trimmed; undefined where nothing was entered. */
export const enteredText = (value: FieldValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

export const enteredList = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

const clockText = (time: { readonly from: string; readonly to: string } | null | undefined) =>
  time ? `${time.from}-${time.to}` : undefined;

const gender = v.picklist(GENDER_CODES);
const callingTime = v.nullable(callingTimeSchema);
const channels = v.pipe(
  v.array(channelSchema),
  v.maxLength(CHANNEL_TYPES.length, `must have at most ${CHANNEL_TYPES.length} entries`),
);
const uhid = nonEmptyTextSchema(REGISTRATION_TEXT.uhid);

/**
 * The parts of a registration that one field of the form holds, in the order in which a section asks for them. Schemas of
 * both sides, both forms, the history, merges and the columns of the database follow from a row; a part whose column is
 * not written and read in a way of its own is a text that may be null.
 */
export const FIELD_PARTS = {
  gender: part({
    section: 'person',
    sent: gender,
    registered: gender,
    /** MALE, FEMALE or OTHER; null where a source did not know. */
    shown: v.nullable(v.string()),
    field: (stored) =>
      oneOf(
        'gender',
        'gender',
        withStored(GENDER_CODES, stored),
        stored === undefined ? { required: true } : ifKnown(stored),
      ),
    entered: (stored) => stored ?? '',
    // The field lets nothing else in.
    read: (value) => enteredText(value) as GenderCode | undefined,
  }),
  callingTime: part({
    section: 'preferences',
    sent: callingTime,
    registered: v.optional(callingTime, null),
    shown: v.nullable(v.looseObject({ from: v.string(), to: v.string() })),
    field: (stored) =>
      oneOf('callingTime', 'callingTime', withStored(['any', ...CALLING_TIMES], clockText(stored)), {
        initial: 'any',
      }),
    entered: (stored) => clockText(stored) ?? 'any',
    read(value) {
      const [from, to] = (enteredText(value) ?? '').split('-');
      return from && to ? { from, to } : null;
    },
  }),
  channels: part({
    section: 'preferences',
    sent: channels,
    registered: v.optional(channels, []),
    /** All of them, in the order of `CHANNEL_TYPES`. */
    shown: v.array(
      v.looseObject({ channelName: v.string(), channelType: v.string(), isEnabled: v.boolean() }),
    ),
    field: () => someOf('channels', 'channel', CHANNEL_TYPES),
    entered: (stored) => stored.filter(({ isEnabled }) => isEnabled).map(({ channelType }) => channelType),
    read: (value) =>
      CHANNEL_TYPES.map((channelType) => ({
        channelName: CHANNEL_NAMES.en[channelType],
        channelType,
        isEnabled: enteredList(value).includes(channelType),
      })),
  }),
  uhid: part({
    section: 'uhid',
    /** The organisation's number of the patient; one is made where none is given. */
    sent: uhid,
    registered: v.optional(uhid),
    shown: v.nullable(v.string()),
    field: (stored) =>
      line('uhid', REGISTRATION_TEXT.uhid, stored === undefined ? { hint: true } : ifKnown(stored)),
    entered: (stored) => stored ?? '',
    read: enteredText,
  }),
} as const;

type Table = typeof FIELD_PARTS;

export type FieldPart = keyof Table;
/** The key under which the label of a part's field stands. */
export type FieldPartLabel = {
  readonly [Part in FieldPart]: `registration.${Table[Part]['section']}.${Part}`;
}[FieldPart];

export const FIELD_PART_NAMES = Object.keys(FIELD_PARTS) as readonly FieldPart[];

export const isFieldPart = (name: string): name is FieldPart => Object.hasOwn(FIELD_PARTS, name);

export const fieldPartLabel = (name: FieldPart): FieldPartLabel =>
  `registration.${FIELD_PARTS[name].section}.${name}` as FieldPartLabel;

const schemasOf = <Key extends 'sent' | 'registered' | 'shown'>(key: Key) =>
  Object.fromEntries(Object.entries(FIELD_PARTS).map(([name, facts]) => [name, facts[key]])) as unknown as {
    readonly [Part in FieldPart]: Table[Part][Key];
  };

export const SENT_PARTS = schemasOf('sent');
export const REGISTERED_PARTS = schemasOf('registered');
export const SHOWN_PARTS = schemasOf('shown');

/** What a patient has of these parts. */
export type ShownParts = {
  readonly [Part in FieldPart]?: v.InferOutput<Table[Part]['shown']> | undefined;
};

/** A row of the table whichever part it is of: a value of a part is only ever handed to its own row. */
type AnyFacts = FieldPartFacts<v.GenericSchema, v.GenericSchema, v.GenericSchema>;
export const fieldPart = (name: FieldPart): AnyFacts => FIELD_PARTS[name] as unknown as AnyFacts;

export const partsIn = (section: FieldPartSection): readonly FieldPart[] =>
  FIELD_PART_NAMES.filter((name) => FIELD_PARTS[name].section === section);

/** The fields of a section's parts; `patient` is whose they are, undefined for a new one. */
export const partFields = (section: FieldPartSection, patient?: ShownParts): readonly LeafField[] =>
  partsIn(section).map((name) => fieldPart(name).field(patient ? (patient[name] ?? null) : undefined));
