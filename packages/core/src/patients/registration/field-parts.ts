import * as v from 'valibot';
import type { FieldValue, LeafField } from '#forms';
import { nonEmptyTextSchema } from '#http';
import { CHANNEL_NAMES, CHANNEL_TYPES, GENDER_CODES, type GenderCode } from '#patients';
import { ifKnown, line, oneOf, someOf, withStored } from './fields.ts';
import { REGISTRATION_TEXT } from './limits.ts';

/** Preferred calling times as `from-to` in local time, within the usual calling hours. */
const CALLING_TIMES = ['09:00-12:00', '12:00-16:00', '16:00-19:00'] as const;

const clockSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'));

/** Preferred calling time in local HH:mm, `to` excluded. */
const callingTimeSchema = v.strictObject({ from: clockSchema, to: clockSchema });

/** A channel as specified (3.3); missing ones are enabled. */
const channelSchema = v.strictObject({
  channelName: v.optional(nonEmptyTextSchema(60)),
  channelType: v.picklist(CHANNEL_TYPES),
  isEnabled: v.boolean(),
});

/** Form sections with single-field values. */
export type FieldPartSection = 'person' | 'uhid' | 'preferences';

interface FieldPartFacts<
  Sent extends v.GenericSchema,
  Registered extends v.GenericSchema,
  Shown extends v.GenericSchema,
> {
  /** Section of the field; its label is `registration.{section}.{part}`. */
  readonly section: FieldPartSection;
  /** Schema in a change. */
  readonly sent: Sent;
  /** Schema in a new registration. */
  readonly registered: Registered;
  /** Schema of a registered patient; fields added after the first version are optional. */
  readonly shown: Shown;
  /** The form field, with room for stored data; undefined for a new patient. */
  readonly field: (stored: v.InferOutput<Shown> | undefined) => LeafField;
  /** Converts the stored value to the field's. */
  readonly entered: (stored: v.InferOutput<Shown>) => FieldValue;
  /** Converts the field's value to the sent one; undefined if empty. */
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

/** Returns trimmed text; undefined if empty. */
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
 * Values of a registration with a single field, in form order.
 * Both schemas, both forms, the history, merges and database columns derive from these rows. Without custom column
 * code, a value is nullable text.
 */
export const FIELD_PARTS = {
  gender: part({
    section: 'person',
    sent: gender,
    registered: gender,
    /** MALE, FEMALE or OTHER; null if the source did not know. */
    shown: v.nullable(v.string()),
    field: (stored) =>
      oneOf(
        'gender',
        'gender',
        withStored(GENDER_CODES, stored),
        stored === undefined ? { required: true } : ifKnown(stored),
      ),
    entered: (stored) => stored ?? '',
    // The field only allows these values.
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
    /** All channels, in the order of `CHANNEL_TYPES`. */
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
    /** The organisation's patient number; created if absent. */
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
/** Message key of a field's label. */
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

/** These values of a patient. */
export type ShownParts = {
  readonly [Part in FieldPart]?: v.InferOutput<Table[Part]['shown']> | undefined;
};

/** A row of any type. Values are only ever passed to their own row. */
type AnyFacts = FieldPartFacts<v.GenericSchema, v.GenericSchema, v.GenericSchema>;
export const fieldPart = (name: FieldPart): AnyFacts => FIELD_PARTS[name] as unknown as AnyFacts;

export const partsIn = (section: FieldPartSection): readonly FieldPart[] =>
  FIELD_PART_NAMES.filter((name) => FIELD_PARTS[name].section === section);

/** Returns the fields of a section; `patient` is undefined for a new one. */
export const partFields = (section: FieldPartSection, patient?: ShownParts): readonly LeafField[] =>
  partsIn(section).map((name) => fieldPart(name).field(patient ? (patient[name] ?? null) : undefined));
