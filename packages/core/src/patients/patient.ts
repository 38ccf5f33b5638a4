import * as v from 'valibot';
import { calendarDateSchema, readValueSchema, unixSecondsSchema, uuidSchema } from '#http';
import { patientTagSchema, shownTagSchema } from './tag.ts';

/**
 * Gender as FHIR writes it and as displayed: lower case (specification 3.8). Some sources write `unknown`; nothing
 * ever infers a sex from it. Sent and stored values are codes: `genderCodeOf`.
 */
export const GENDERS = ['male', 'female', 'other', 'unknown'] as const;
export type Gender = (typeof GENDERS)[number];

export const identifierSchema = v.looseObject({ system: v.string(), value: v.string() });
const phoneSchema = v.looseObject({
  value: v.string(),
  use: v.optional(v.nullable(v.string())),
  /** Why this number must not be called, since when (unix seconds) and who decided; null if it may be. */
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

/** Enrolment in a programme; `enrolledAt` in unix seconds, 0 if unknown. */
const enrolmentSchema = v.looseObject({ programme: v.string(), enrolledAt: unixSecondsSchema });

/** Name and gender of the Vita user: the name is empty if missing, the gender a code (`GENDER_CODES`). */
export const appUserInfoSchema = v.looseObject({ name: v.string(), gender: v.string() });

/** An open alert; `measureLabel` and `flagLabel` of the clinical room have the texts. */
const patientAlertSchema = v.looseObject({
  /** The worst reading of the episode. */
  readingId: uuidSchema,
  measure: v.string(),
  flag: v.string(),
  /** `critical` or `review`. */
  level: v.string(),
  /** As entered; absent from older servers. */
  metric: v.optional(v.string()),
  values: v.optional(v.array(readValueSchema)),
  /** Number of readings in the episode; absent from older servers, like the following. */
  count: v.optional(v.number()),
  /** Time of its oldest reading, unix seconds. */
  since: v.optional(unixSecondsSchema),
});

/** Danger signs without an outcome, from calls or scores; `signLabelKey` of the calls room has the texts. */
const patientSignSchema = v.looseObject({
  /** The newest call or score of the episode. */
  id: uuidSchema,
  /** Null if a score found it. */
  contactId: v.nullable(uuidSchema),
  signs: v.array(v.looseObject({ kind: v.string(), sign: v.string(), text: v.optional(v.string()) })),
  /** Unix seconds. */
  toldAt: unixSecondsSchema,
  /** Number of calls and scores in the episode; absent from older servers. */
  count: v.optional(v.number()),
});

/**
 * A current pregnancy or recent birth: due date or birth date, YYYY-MM-DD. Pregnancies that ended otherwise are left
 * out.
 */
const maternitySchema = v.looseObject({
  dueDate: v.optional(v.string()),
  /** First day of the last period, if registered. */
  lmp: v.optional(v.string()),
  bornOn: v.optional(v.string()),
});

export type Maternity = v.InferOutput<typeof maternitySchema>;

/** `PregnancyCourse` of the clinical room on the wire. Calendar days, YYYY-MM-DD. */
const pregnancySchema = v.looseObject({
  dueDate: calendarDateSchema,
  endedOn: v.optional(calendarDateSchema),
  bornOn: v.optional(calendarDateSchema),
});

const pressureSchema = v.looseObject({ systolic: v.number(), diastolic: v.number(), at: unixSecondsSchema });

/** `PersonFacts` of the clinical room on the wire: they decide which rules apply, and how values are evaluated. */
export const personFactsSchema = v.looseObject({
  sex: v.string(),
  birthDate: v.nullable(v.string()),
  /** Earliest first. */
  pregnancies: v.optional(v.array(pregnancySchema)),
  undatedPregnancies: v.optional(
    v.array(v.looseObject({ since: calendarDateSchema, until: v.optional(calendarDateSchema) })),
  ),
  /** Answers to the question about pregnancy; `answer` is `no` or `perhaps`. */
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
  /** Last weight of a patient under 18 years. */
  weight: v.optional(v.looseObject({ kilograms: v.number(), on: calendarDateSchema })),
  /** Setting of the patient's programme; absent for the default limits and goals. */
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

/** Identifies the photo; the digest changes with the picture. */
export const photoSchema = v.looseObject({ sha256: v.string() });

export const patientSchema = v.looseObject({
  vitaId: uuidSchema,
  appUserInfo: appUserInfoSchema,
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  /** Like `birthDate`, or `true` if only the fact is known. */
  deceased: v.optional(v.nullable(v.union([v.boolean(), v.string()]))),
  uhid: v.nullable(v.string()),
  identifiers: v.array(identifierSchema),
  phones: v.array(phoneSchema),
  languages: v.array(v.string()),
  enrolments: v.array(enrolmentSchema),
  /** Why this patient must not be called; null if they may be. */
  callsStopped: v.nullable(v.looseObject({ disposition: v.string(), at: unixSecondsSchema })),
  /** Preferred calling time, local HH:mm; null if there is none. */
  callingTime: v.optional(v.nullable(v.looseObject({ from: v.string(), to: v.string() }))),
  maternity: v.optional(v.nullable(maternitySchema)),
  /** All known pregnancies, including past ones, earliest first. They decide which ranges apply on a day. */
  pregnancies: v.optional(v.array(pregnancySchema)),
  /** Facts for evaluating readings; absent without access to readings. */
  facts: v.optional(personFactsSchema),
  /** Newest first; absent without access to readings. */
  alerts: v.optional(v.array(patientAlertSchema)),
  /** Access as for alerts. */
  openSigns: v.optional(v.array(patientSignSchema)),
  /** Null if there is none; absent from older servers. */
  photo: v.optional(v.nullable(photoSchema)),
  /** In the order of their definitions; absent from older servers, like in a match. */
  tags: v.optional(v.array(patientTagSchema)),
  /** End of emergency access, while the user has it. */
  emergencyUntil: v.optional(unixSecondsSchema),
});

export type PatientSign = v.InferOutput<typeof patientSignSchema>;
export type PatientAlert = v.InferOutput<typeof patientAlertSchema>;
export type Patient = v.InferOutput<typeof patientSchema>;

/** Match kind of similar names. Such rows only appear if no name matches exactly. */
export const SIMILAR_NAME = 'similarName';

export const patientMatchSchema = v.looseObject({
  vitaId: uuidSchema,
  appUserInfo: appUserInfoSchema,
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  /** Last digits only: enough to tell patients apart before opening. */
  phoneEnding: v.nullable(v.string()),
  programmes: v.array(v.string()),
  /** As for a patient. */
  photo: v.optional(v.nullable(photoSchema)),
  tags: v.optional(v.array(shownTagSchema)),
  matchedOn: v.string(),
});

export type PatientMatch = v.InferOutput<typeof patientMatchSchema>;

export const isSimilarName = ({ matchedOn }: PatientMatch): boolean => matchedOn === SIMILAR_NAME;
