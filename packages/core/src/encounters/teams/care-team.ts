import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, queryIntegerSchema, textSchema, uuidSchema } from '#http';
import { CARE_TEAM_ROLES, STAND_IN_REASONS } from './care-team-role.ts';

export const MAX_TEAM_MEMBERS = 100;
export const MAX_STAND_INS = 200;

/** Somebody of the facility who belongs to a team, from a day to a day, both included. */
const newMemberSchema = v.strictObject({
  staffId: uuidSchema,
  role: v.picklist(CARE_TEAM_ROLES),
  validFrom: calendarDateSchema,
  validUntil: v.nullable(calendarDateSchema),
});

/** One member stands in for another (FHIR CareTeam.participant.onBehalfOf), from a day to a day, both included. */
const newStandInSchema = v.strictObject({
  forId: uuidSchema,
  standInId: uuidSchema,
  fromDay: calendarDateSchema,
  untilDay: calendarDateSchema,
  reason: v.picklist(STAND_IN_REASONS),
  note: v.optional(textSchema(200)),
});

/** A care team as it is stored, all at once (FHIR CareTeam). */
export const newCareTeamSchema = v.strictObject({
  name: nonEmptyTextSchema(100),
  members: v.pipe(v.array(newMemberSchema), v.maxLength(MAX_TEAM_MEMBERS)),
  standIns: v.pipe(v.array(newStandInSchema), v.maxLength(MAX_STAND_INS)),
});

export type NewCareTeam = v.InferInput<typeof newCareTeamSchema>;
export type NewTeamMember = NewCareTeam['members'][number];
export type NewStandIn = NewCareTeam['standIns'][number];

const namedSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** Answers are open: a role or reason of a newer server is shown as it is. */
export const careTeamSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  /** Grows with each change; a change names the one it was made from. */
  version: v.number(),
  members: v.array(
    v.looseObject({
      staffId: uuidSchema,
      name: v.string(),
      /** Whether encounters can be assigned to them. */
      isCareProvider: v.boolean(),
      role: v.string(),
      validFrom: v.string(),
      validUntil: v.nullable(v.string()),
    }),
  ),
  standIns: v.array(
    v.looseObject({
      for: namedSchema,
      standIn: namedSchema,
      fromDay: v.string(),
      untilDay: v.string(),
      reason: v.string(),
      note: v.nullable(v.string()),
    }),
  ),
});

export type CareTeam = v.InferOutput<typeof careTeamSchema>;

/** The teams of whoever asks, and those they stand in for today. */
export const ownTeamsSchema = v.looseObject({
  teams: v.array(namedSchema),
  standsInFor: v.array(
    v.looseObject({ careProvider: namedSchema, untilDay: v.string(), reason: v.string() }),
  ),
});

export type OwnTeams = v.InferOutput<typeof ownTeamsSchema>;

/** Who can be asked in place of a care provider at a time. */
export const insteadSchema = v.looseObject({
  /** Whether the care provider is on leave then, or somebody stands in for them that day. */
  isAway: v.boolean(),
  /** Those who stand in first, then the rest of the teams; nobody who is away then. */
  colleagues: v.array(
    v.looseObject({ id: uuidSchema, name: v.string(), isStandIn: v.boolean(), isFree: v.boolean() }),
  ),
});

export type Instead = v.InferOutput<typeof insteadSchema>;

/** Times of care providers are stored up to it. */
const LAST_SECOND = 2 ** 34 - 1;

export const insteadQuerySchema = v.strictObject({
  careProviderId: uuidSchema,
  /** Unix seconds. */
  start: queryIntegerSchema(0, LAST_SECOND),
  end: queryIntegerSchema(0, LAST_SECOND),
});
