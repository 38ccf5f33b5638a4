import type { ContactStatusKey } from '@careline/core/internal/calls';
import {
  dangerSigns,
  kindsOfFindings,
  type ReportedSign,
  reportedSigns,
} from '@careline/core/internal/calls/findings';
import { callForm, ESCALATION } from '@careline/core/internal/calls/forms';
import { type DispositionKey, dispositionOf } from '@careline/core/internal/calls/outcome';
import {
  answersFrom,
  type FormAnswers,
  type FormDefinition,
  readingsFrom,
  valuesFrom,
} from '@careline/core/internal/forms';
import type { CallTypeKey, ProgrammeKey } from '@careline/core/internal/programmes';
import { type DemoStaff, demoCallers } from '../../src/demo/demo-staff.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import { answersTo } from './call-answers.ts';
import { type CallScene, motherAt, urgentAnswers } from './call-scene.ts';
import { indianDate, indianTime } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';
import type { DemoReading } from './make-readings.ts';
import { attemptsOf, calledFor, isReached, type Outcome, type PlannedCall } from './plan-calls.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export interface DemoCallStatus {
  readonly id: string;
  readonly status: ContactStatusKey;
  readonly disposition?: DispositionKey;
  readonly detail?: string;
  readonly note?: string;
  readonly nextCallAt?: number;
  readonly endedAt?: number;
  /** Unix seconds of the report. */
  readonly at: number;
}

/** One call with its statuses, oldest first, and its log if the patient was reached. */
export interface DemoCall {
  readonly id: string;
  readonly facilityId: string;
  readonly programme: ProgrammeKey;
  readonly callType: CallTypeKey;
  readonly attempt: number;
  readonly startedAt: number;
  readonly author: DemoStaff;
  readonly statuses: readonly DemoCallStatus[];
  readonly log?: { readonly form: string; readonly answers: FormAnswers };
  /** Signs that the call reported and that no later call followed up. */
  readonly openSigns: readonly ReportedSign[];
  readonly readings: readonly DemoReading[];
}

const REFUSALS = ['Sees a doctor near home and wants no calls', 'Finds the calls too frequent'];

/** Details that a disposition requires: relation, language (BCP 47) or reason. */
const DETAILS: Readonly<Partial<Record<Outcome, readonly string[]>>> = {
  'reached-relative': ['Wife', 'Husband', 'Son', 'Daughter', 'Daughter-in-law', 'Mother', 'Brother'],
  'language-barrier': ['bn', 'ml', 'or', 'gu', 'mr'],
  refused: REFUSALS,
  'do-not-call': REFUSALS,
};

const NOTES: Readonly<Partial<Record<Outcome, string>>> = {
  'wrong-number': 'The person who answered does not know the patient.',
  moved: 'Lives with the son in another city now and is cared for there.',
  deceased: 'The family told us. Condolences given, all calls stopped.',
  'callback-requested': 'In a meeting, asked to be called later.',
  'already-visited': 'Was at the clinic this week, nothing open.',
};

function makeStatuses(
  chance: SeededRandom,
  id: string,
  { outcome, at, nextCallAt }: PlannedCall,
): DemoCallStatus[] {
  const dialling: DemoCallStatus = { id: seededUuid(`${id}/status/0`, at), status: 'dialling', at };
  const endedAt = at + (isReached(outcome) ? chance.int(150, 500) : chance.int(18, 70));
  const status = { id: seededUuid(`${id}/status/1`, endedAt), at: endedAt };
  if (outcome === 'unfinished') return [dialling, { ...status, status: 'unfinished' }];
  const details = DETAILS[outcome];
  const note = NOTES[outcome];
  return [
    dialling,
    {
      ...status,
      status: dispositionOf(outcome)?.outcome ?? 'retry',
      disposition: outcome,
      endedAt,
      ...(details && { detail: chance.pick(details) }),
      ...(note !== undefined && { note }),
      ...(nextCallAt !== undefined && { nextCallAt }),
    },
  ];
}

/** Urgent signs are escalated during the call. */
function escalationOf(form: FormDefinition, answers: FormAnswers, at: number): FormAnswers {
  const about = kindsOfFindings(dangerSigns(form, valuesFrom(form, answers)));
  if (about.length === 0) return {};
  const handedAt = `${indianDate(at + 120)}T${indianTime(at + 120)}`;
  return { [ESCALATION]: { about, handedTo: 'Doctor on duty', handedAt } };
}

/** Converts a text to a number if it is one; test results may be words. */
const numberOf = (text: string) => (Number.isFinite(Number(text)) ? { value: Number(text) } : {});

interface LoggedCall {
  readonly id: string;
  /** Unix seconds. */
  readonly at: number;
  readonly author: DemoStaff;
}

/** Returns the log of a reached call and its readings. Both come from the same answers, so they agree. */
export function logFrom(
  form: FormDefinition,
  answers: FormAnswers,
  { id: contactId, at, author }: LoggedCall,
) {
  const { id, name } = author;
  const values = valuesFrom(form, { ...answers, ...escalationOf(form, answers, at) });
  let made = 0;
  const readings = readingsFrom(form, values, {
    timestamp: at,
    metaInfo: { updatedAt: at, source: 'manual' },
    newId: () => seededUuid(`${contactId}/reading/${made++}`, at),
  });
  return {
    log: { form: form.id, answers: answersFrom(form, values) },
    signs: reportedSigns(form, values),
    readings: readings.map(
      (one): DemoReading => ({
        id: one.id,
        metric: one.metric,
        at,
        ...(one.date !== undefined && { date: one.date }),
        values: one.values.map((value) => ({ ...value, ...numberOf(value.text) })),
        ...(one.mealSituation && { mealSituation: one.mealSituation }),
        ...(one.irrPulse !== undefined && { irrPulse: one.irrPulse }),
        source: 'manual',
        contactId,
        author: { id, name },
      }),
    ),
  };
}

/** Returns the log of a generated call. */
function makeLog(scene: CallScene, id: string, author: DemoStaff) {
  const form = callForm(scene.programme, scene.callType);
  if (!form) return undefined;
  const urgent = urgentAnswers(scene);
  const answers: FormAnswers = Object.fromEntries(
    form.sections.flatMap((section) => {
      const own = section.apart ? undefined : answersTo(section, scene, urgent);
      return own ? [[section.key, own] as const] : [];
    }),
  );
  return logFrom(form, answers, { id, at: scene.at, author });
}

/** Returns a person's planned calls with what was reported in them. */
export function makeCalls(
  seed: string,
  person: DemoPerson,
  plan: readonly PlannedCall[],
  anchor: number,
): DemoCall[] {
  const programme = calledFor(person);
  const [facilityId] = person.facilityIds;
  if (!programme || !facilityId) return [];
  const chance = seededRandom(`${seed}/told/${person.index}`);
  const { story, index: number } = person;
  const lasting = (what: string) => seededRandom(`${seed}/${what}/${number}`);
  const attempts = attemptsOf(plan);
  const lastReached = plan.findLastIndex(({ outcome }) => isReached(outcome));
  return plan.map((planned, index) => {
    const { callType, at, isUrgent, outcome } = planned;
    const id = seededUuid(`${seed}/${number}/call/${at}`, at);
    const author = chance.pick(demoCallers(facilityId));
    const mother = story.pregnancy && motherAt(story.pregnancy, at);
    const scene = { programme, callType, person, story, anchor, at, isUrgent, chance, lasting, mother };
    const { log, signs = [], readings = [] } = (isReached(outcome) && makeLog(scene, id, author)) || {};
    return {
      id,
      facilityId,
      programme,
      callType,
      attempt: attempts[index] ?? 1,
      startedAt: at,
      author,
      statuses: makeStatuses(chance, id, planned),
      ...(log && { log }),
      openSigns: index >= lastReached ? signs : [],
      readings,
    };
  });
}
