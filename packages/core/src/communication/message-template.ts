import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { calendarDateSchema, unixSecondsSchema } from '#http';
import * as words from './words/en.ts';

/**
 * Messages that staff can choose. There is no free text: the server has one text per language, which can be registered
 * with carriers and contains no health data.
 */
export const MESSAGE_TEMPLATES = ['next-call', 'missed-call', 'reports', 'visit'] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** Messages that the server sends about encounters. Staff can't choose them. */
export const ENCOUNTER_TEMPLATES = [
  'encounter-booked',
  'encounter-moved',
  'encounter-cancelled',
  'encounter-tomorrow',
  'encounter-soon',
  'encounter-link',
] as const;
export type EncounterTemplate = (typeof ENCOUNTER_TEMPLATES)[number];

/** Messages about a bill. Staff send them from the bill. */
export const BILLING_TEMPLATES = ['payment-link'] as const;
type BillingTemplate = (typeof BILLING_TEMPLATES)[number];

export type AnyTemplate = MessageTemplate | EncounterTemplate | BillingTemplate;

/** Languages of the texts (ISO 639). The first is the fallback. */
export const MESSAGE_LANGUAGES = ['en', 'hi', 'te', 'ta', 'ur', 'kn', 'mr', 'bn'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/**
 * Languages whose texts a native speaker has reviewed. Staff can send the others, with a notice; automatic messages
 * use only these.
 */
export const READ_MESSAGE_LANGUAGES = ['en', 'hi'] as const satisfies readonly MessageLanguage[];

export const isReadMessageLanguage = (language: string): boolean =>
  READ_MESSAGE_LANGUAGES.some((read) => read === language);

export const MESSAGE_TEMPLATE_LABELS = words.messageTemplateLabels satisfies CodedLabels<AnyTemplate>;

export function messageTemplateLabel(template: string, locale?: string): string {
  return codedLabel(MESSAGE_TEMPLATE_LABELS, template, locale);
}

/** Parameters of each template: a time (`at`, unix seconds) or a calendar day (`on`). */
export const TEMPLATE_PARAMETERS = {
  'next-call': 'at',
  'missed-call': null,
  reports: null,
  visit: 'on',
  'encounter-booked': 'at',
  'encounter-moved': 'at',
  'encounter-cancelled': 'at',
  'encounter-tomorrow': 'at',
  'encounter-soon': 'at',
  'encounter-link': null,
  'payment-link': null,
} as const satisfies Readonly<Record<AnyTemplate, 'at' | 'on' | null>>;

export const messageParametersSchema = v.strictObject({
  at: v.optional(unixSecondsSchema),
  on: v.optional(calendarDateSchema),
});
export type MessageParameters = v.InferOutput<typeof messageParametersSchema>;

export interface ParameterFault {
  readonly parameter: keyof MessageParameters;
  readonly message: string;
}

/** The time of writing: unix seconds and the facility's calendar day. */
export interface WritingTime {
  readonly now: number;
  readonly today: string;
}

function faultOf(
  parameter: keyof MessageParameters,
  { at, on }: MessageParameters,
  isNeeded: boolean,
  { now, today }: WritingTime,
): string | undefined {
  const isGiven = parameter === 'at' ? at !== undefined : on !== undefined;
  if (isGiven !== isNeeded) return isNeeded ? 'must be given' : 'is not of this template';
  const isOver = parameter === 'at' ? at !== undefined && at <= now : on !== undefined && on < today;
  return isOver ? 'must not be over' : undefined;
}

/** Returns parameters that are missing, don't belong to the template, or are in the past. */
export function parameterFaults(
  template: AnyTemplate,
  parameters: MessageParameters,
  time: WritingTime,
): ParameterFault[] {
  return (['at', 'on'] as const).flatMap((parameter) => {
    const message = faultOf(parameter, parameters, TEMPLATE_PARAMETERS[template] === parameter, time);
    return message === undefined ? [] : [{ parameter, message }];
  });
}
