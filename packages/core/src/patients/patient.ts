import * as v from 'valibot';
import { calendarDateSchema, readValueSchema, unixSecondsSchema, uuidSchema } from '#http';
import { patientTagSchema, shownTagSchema } from './tag.ts';

/**
 * A patient's gender as FHIR writes it, and as it is shown: lower case (specification 3.8). `unknown` is what some sources
 * write; nothing of ours picks a sex for it. What is sent and stored are codes: `genderCodeOf`.
 */
export const GENDERS = ['male', 'female', 'other', 'unknown'] as const;
export type Gender = (typeof GENDERS)[number];

export const identifierSchema = v.looseObject({ system: v.string(), value: v.string() });
const phoneSchema = v.looseObject({
  value: v.string(),
  use: v.optional(v.nullable(v.string())),
  /** Why this number must not be called, since when (unix seconds) and who said so; null where it may be. */
  stopped: v.optional(
    v.nullable(
      v.looseObject({
        disposition: v.string(),
        at: unixSecondsSchema,
        author: v.looseObject({ id: v.string(), name: v.string() }),
      }),
    ),
  ),
});

export type Phone = v.InferOutput<typeof phoneSchema>;

/** Enrolment in a programme; `enrolledAt` in unix seconds, 0 where it is not known. */
const enrolmentSchema = v.looseObject({ programme: v.string(), enrolledAt: unixSecondsSchema });

/** Name and gender as the Vita user carries them: the name is empty if missing, the gender a code (`GENDER_CODES`). */
export const appUserInfoSchema = v.looseObject({ name: v.string(), gender: v.string() });

/** An unusual reading that is open, worded by `measureLabel` and `flagLabel` of the clinical domain. */
const patientAlertSchema = v.looseObject({
  readingId: uuidSchema,
  measure: v.string(),
  flag: v.string(),
  /** `critical` or `review`. */
  level: v.string(),
  /** As entered; absent from an older server. */
  metric: v.optional(v.string()),
  values: v.optional(v.array(readValueSchema)),
});

/** What a call or a score told and has no outcome yet; each sign is worded by `signLabelKey` of the calls. */
const patientSignSchema = v.looseObject({
  id: uuidSchema,
  /** Null where a score found it. */
  contactId: v.nullable(uuidSchema),
  signs: v.array(v.looseObject({ kind: v.string(), sign: v.string(), text: v.optional(v.string()) })),
  /** Unix seconds. */
  toldAt: unixSecondsSchema,
});

/**
 * What is known of a pregnancy that counts now: its due date, or the day the child was born. Calendar days, YYYY-MM-DD. A
 * pregnancy that ended otherwise is none.
 */
const maternitySchema = v.looseObject({
  dueDate: v.optional(v.string()),
  /** The first day of the last period, where she was registered with it. */
  lmp: v.optional(v.string()),
  bornOn: v.optional(v.string()),
});

export type Maternity = v.InferOutput<typeof maternitySchema>;

/** `PregnancyCourse` of the clinical domain as it is sent. Calendar days, YYYY-MM-DD. */
const pregnancySchema = v.looseObject({
  dueDate: calendarDateSchema,
  endedOn: v.optional(calendarDateSchema),
  bornOn: v.optional(calendarDateSchema),
});

const pressureSchema = v.looseObject({ systolic: v.number(), diastolic: v.number(), at: unixSecondsSchema });

/** `PersonFacts` of the clinical domain as it is sent: what decides which rules hold, and what they make of a value. */
export const personFactsSchema = v.looseObject({
  sex: v.string(),
  birthDate: v.nullable(v.string()),
  /** The earliest first. */
  pregnancies: v.optional(v.array(pregnancySchema)),
  undatedPregnancies: v.optional(
    v.array(v.looseObject({ since: calendarDateSchema, until: v.optional(calendarDateSchema) })),
  ),
  /** What she answered when she was asked whether she is pregnant; `answer` is `no` or `perhaps`. */
  pregnancyAnswers: v.optional(
    v.array(v.looseObject({ on: calendarDateSchema, answer: v.picklist(['no', 'perhaps']) })),
  ),
  breastfeeding: v.optional(v.looseObject({ on: calendarDateSchema, breastfeeding: v.boolean() })),
  motherhoodUntil: v.optional(v.nullable(unixSecondsSchema)),
  diabetes: v.optional(v.looseObject({ since: v.optional(calendarDateSchema), from: v.string() })),
  gestationalDiabetes: v.optional(v.array(calendarDateSchema)),
  oxygenTargets: v.optional(
    v.array(
      v.looseObject({
        id: v.optional(uuidSchema),
        since: calendarDateSchema,
        until: v.optional(calendarDateSchema),
        prescriber: v.string(),
      }),
    ),
  ),
  pressures: v.optional(v.array(pressureSchema)),
  proteins: v.optional(
    v.array(v.looseObject({ at: unixSecondsSchema, text: v.string(), isMeasured: v.optional(v.boolean()) })),
  ),
  organSigns: v.optional(v.array(unixSecondsSchema)),
  symptoms: v.optional(v.array(v.looseObject({ at: unixSecondsSchema, symptom: v.string() }))),
  /** The last weight of a patient under 18 years. */
  weight: v.optional(v.looseObject({ kilograms: v.number(), on: calendarDateSchema })),
  /** The setting of the patient's programme; absent for the default limits and goals. */
  scheme: v.optional(
    v.looseObject({
      key: v.string(),
      goals: v.optional(
        v.looseObject({
          beforeMealLeast: v.number(),
          beforeMealGreatest: v.number(),
          afterMealGreatest: v.number(),
          hba1cBelow: v.number(),
        }),
      ),
    }),
  ),
});

/** That there is a photo, and which: its digest differs with the picture. */
export const photoSchema = v.looseObject({ sha256: v.string() });

export const patientSchema = v.looseObject({
  vitaId: uuidSchema,
  appUserInfo: appUserInfoSchema,
  /** As the source knows it: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  birthDate: v.nullable(v.string()),
  /** As `birthDate`, or `true` where only the fact is known. */
  deceased: v.optional(v.nullable(v.union([v.boolean(), v.string()]))),
  uhid: v.nullable(v.string()),
  identifiers: v.array(identifierSchema),
  phones: v.array(phoneSchema),
  languages: v.array(v.string()),
  enrolments: v.array(enrolmentSchema),
  /** Why this patient must not be called, or null. */
  callsStopped: v.nullable(v.looseObject({ disposition: v.string(), at: unixSecondsSchema })),
  /** When the patient would rather be called, HH:mm on the facility's clock; null where nothing was said. */
  callingTime: v.optional(v.nullable(v.looseObject({ from: v.string(), to: v.string() }))),
  maternity: v.optional(v.nullable(maternitySchema)),
  /** All that is known of, ended ones too, the earliest first: what decides which ranges hold on a day. */
  pregnancies: v.optional(v.array(pregnancySchema)),
  /** What readings are judged with; absent for a reader who may not see readings. */
  facts: v.optional(personFactsSchema),
  /** The newest first; absent for whoever may not see readings. */
  alerts: v.optional(v.array(patientAlertSchema)),
  /** As the alerts. */
  openSigns: v.optional(v.array(patientSignSchema)),
  /** Null without one; absent from an older server. */
  photo: v.optional(v.nullable(photoSchema)),
  /** In the order of their definitions; absent from an older server, as in a match. */
  tags: v.optional(v.array(patientTagSchema)),
  /** There while the reader sees this record under emergency access: when that ends. */
  emergencyUntil: v.optional(unixSecondsSchema),
});

export type PatientSign = v.InferOutput<typeof patientSignSchema>;
export type PatientAlert = v.InferOutput<typeof patientAlertSchema>;
export type Patient = v.InferOutput<typeof patientSchema>;

/** The match of names that nearly are what was typed: such rows come only where no name is. */
export const SIMILAR_NAME = 'similarName';

export const patientMatchSchema = v.looseObject({
  vitaId: uuidSchema,
  appUserInfo: appUserInfoSchema,
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  /** Last digits only: enough to tell people apart before the record is opened. */
  phoneEnding: v.nullable(v.string()),
  programmes: v.array(v.string()),
  /** As of a patient. */
  photo: v.optional(v.nullable(photoSchema)),
  tags: v.optional(v.array(shownTagSchema)),
  matchedOn: v.string(),
});

export type PatientMatch = v.InferOutput<typeof patientMatchSchema>;

export const isSimilarName = ({ matchedOn }: PatientMatch): boolean => matchedOn === SIMILAR_NAME;
