import { type CodedLabels, codedLabel, numberOfDay } from '#formatting';
import * as words from './words/en.ts';

/** How patient and doctor communicate; `text` is chat, e-mail and messages. */
export const CONSULTATION_MODES = ['in-person', 'video', 'audio', 'text'] as const;
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

const MODE_LABELS = words.mode satisfies CodedLabels<ConsultationMode>;

export const prescribingModeLabel = (mode: string, locale?: string): string =>
  codedLabel(MODE_LABELS, mode, locale);

/**
 * Returns the modes for an encounter, presumed one first.
 * An encounter at the facility is in person. A virtual one is by video only if the patient joined the video visit,
 * otherwise presumably by phone.
 */
export function prescribingModes(
  encounter: { readonly isVirtual: boolean; readonly hasVideo: boolean } | undefined,
): readonly ConsultationMode[] {
  if (!encounter) return CONSULTATION_MODES;
  if (!encounter.isVirtual) return ['in-person'];
  return encounter.hasVideo ? ['video', 'audio', 'text'] : ['audio', 'video', 'text'];
}

export const CONSULTATION_VISITS = ['first', 'follow-up'] as const;
export type ConsultationVisit = (typeof CONSULTATION_VISITS)[number];

/** Facts about the consultation that the law considers. */
export interface Consultation {
  readonly mode: ConsultationMode;
  readonly visit: ConsultationVisit;
  /** Whether the patient already takes the medicine for this condition. */
  readonly isRefill: boolean;
  /** Whether a doctor examined the patient in person for this condition. */
  readonly wasSeenInPerson: boolean;
}

/** Months after which a consultation counts as a first one again (Telemedicine Practice Guidelines 2020, section 1). */
const FOLLOW_UP_MONTHS = 6;

const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const text = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${text(Math.floor(index / 12), 4)}-${text((index % 12) + 1, 2)}-${text(date, 2)}`;
};

/**
 * Returns whether a consultation is a first one or a follow-up.
 * A follow-up is for the same condition, at most six months after the last consultation. Days are YYYY-MM-DD; a
 * missing, malformed or future last day makes it a first one.
 */
export function visitOf({
  lastConsultedOn,
  today,
  isSameCondition,
}: {
  readonly lastConsultedOn: string | undefined;
  readonly today: string;
  readonly isSameCondition: boolean;
}): ConsultationVisit {
  if (!isSameCondition || lastConsultedOn === undefined || numberOfDay(lastConsultedOn) === undefined)
    return 'first';
  const isRecent = lastConsultedOn <= today && today <= monthsLater(lastConsultedOn, FOLLOW_UP_MONTHS);
  return isRecent ? 'follow-up' : 'first';
}
