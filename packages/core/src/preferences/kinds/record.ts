import * as v from 'valibot';
import { PROGRAMME_KEYS } from '#programmes';
import { HISTORY_SECTIONS, RECORD_COMPONENTS, RISK_ASSESSMENTS } from '#record';
import { codesOf, kind, type PreferenceKind } from './preference-kind.ts';

export const QUESTIONNAIRES = ['PHQ_2', 'PHQ_9', 'EPDS'] as const;
/** The specification has no preference for the maternal early warning score. */
export const HIDEABLE_SCORES = ['MEWC'] as const;

export const medicalRecord = kind({
  owner: 'organisation',
  because: 'colleagues who share a patient expect the same layout',
  stored: v.strictObject({
    /** Components shown first, in order; likewise the histories. */
    components: codesOf(RECORD_COMPONENTS),
    histories: codesOf(HISTORY_SECTIONS),
    /** Offered risk assessments. */
    riskAssessments: codesOf(RISK_ASSESSMENTS),
    /** Offered mood questionnaires; absent means all. The EPDS needs a licence. */
    questionnaires: v.optional(codesOf(QUESTIONNAIRES)),
    /** Scores without their own preference that are hidden. */
    hiddenScores: v.optional(codesOf(HIDEABLE_SCORES), []),
  }),
  example: { components: ['SUMMARY', 'VITALS', 'MEDICATIONS'], histories: [], riskAssessments: ['NCD'] },
  effect: { on: 'the scores of a patient and the jump to a part of the record' },
});

const years = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(150));
const MAX_HOURS = 8_784;

/** Whether a score is offered, to whom, and when it is due again (hours). Its rules belong to the assessments room. */
const score = (fromAge: number, effect: PreferenceKind['effect'] = { on: 'the scores of a patient' }) =>
  kind({
    owner: 'organisation',
    because: 'the choice of scores is the organisation’s clinical decision',
    stored: v.pipe(
      v.strictObject({
        offered: v.boolean(),
        /** Completed years, inclusive; null means no limit. */
        fromAge: v.nullable(years),
        toAge: v.nullable(years),
        /** Empty means every patient, enrolled or not. */
        programmes: codesOf(PROGRAMME_KEYS),
        remindAfterHours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_HOURS))),
      }),
      v.forward(
        v.check(
          ({ fromAge: from, toAge: to }) => from === null || to === null || from <= to,
          'must not be below the age it begins at',
        ),
        ['toAge'],
      ),
    ),
    example: { offered: true, fromAge, toAge: null, programmes: [], remindAfterHours: 12 },
    effect,
  });

/** The Royal College of Physicians does not use NEWS below 16 years. */
export const news = score(16);
export const adultScore = score(18);
/** It is calculated from each creatinine, so there is no reminder. */
export const egfr = score(18);
