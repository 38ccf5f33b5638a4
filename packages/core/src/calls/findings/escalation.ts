import {
  type Flag,
  findingsOf as findingsOfRecords,
  gestationalDays,
  judgeRecord,
  LONGEST_PREGNANCY_DAYS,
  type PersonFacts,
  pregnancyOn,
  withFindings,
} from '#clinical';
import {
  dangerousAnswers,
  type FormDefinition,
  type FormProblems,
  type FormSection,
  type FormValues,
  fieldPath,
  initialValues,
  type PlacedReading,
  placedReadings,
  type ReadingSubject,
  UNSAVED,
  validateForm,
} from '#forms';
import type { NewReading } from '#metrics';
import { DANGER_KINDS, type DangerKind } from '../forms/danger-kind.ts';
import { ESCALATION } from '../forms/escalation.ts';
import { adviceProblems } from './advice-alone.ts';
import { factsOfPatient, type JudgedPatient } from './reading-flag.ts';
import { reportedSymptoms } from './reported-symptoms.ts';
import { type JudgedReading, type TypedStatuses, valueStatusesOf } from './typed-statuses.ts';

/** A finding that must be handed over before the call is saved. */
export type Finding =
  /** An answer; `label` is the message key of its option. */
  | { readonly kind: Exclude<DangerKind, 'CRITICAL_READING'>; readonly label: string }
  | { readonly kind: 'CRITICAL_READING'; readonly reading: NewReading; readonly flag: Flag['code'] };

/** Facts of a call for evaluating its readings. */
export interface EscalationContext {
  readonly programme: string;
  readonly callType: string;
  /** Undefined while unknown. */
  readonly patient: JudgedPatient | undefined;
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
  /** Start of the call, unix seconds. */
  readonly startedAt: number;
}

const AFTER_BIRTH: ReadonlySet<string> = new Set(['post-natal', 'infant-diet']);

const textAt = (values: FormValues, section: string, key: string): string => {
  const value = values[section]?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

type Pregnancies = NonNullable<PersonFacts['pregnancies']>;

/** Returns the reported or known birth; the day of the call if no date was given. */
function reportedBirth(values: FormValues, known: Pregnancies, today: string): Pregnancies {
  const date = textAt(values, 'deliveryDetails', 'date');
  const last = known.at(-1);
  if (date === '' && last?.bornOn !== undefined) return known;
  const bornOn = date === '' || date > today ? today : date;
  return [...known.slice(0, -1), { dueDate: last?.dueDate ?? bornOn, bornOn, endedOn: bornOn }];
}

/** Returns the reported loss, on the day of the call if no date was given. */
function reportedLoss(values: FormValues, known: Pregnancies, today: string): Pregnancies {
  const date = textAt(values, 'miscarriage', 'date');
  const endedOn = date === '' || date > today ? today : date;
  return [...known.slice(0, -1), { dueDate: known.at(-1)?.dueDate ?? endedOn, endedOn }];
}

/** Returns the current pregnancy by reported or known due date, or of unknown week. */
function reportedPregnancy(values: FormValues, known: Pregnancies, today: string): Pregnancies | undefined {
  const due = textAt(values, 'pregnancy', 'edd');
  const days = due === '' ? undefined : gestationalDays(due, today);
  if (days !== undefined && days >= 0 && days <= LONGEST_PREGNANCY_DAYS) return [...known, { dueDate: due }];
  return pregnancyOn({ pregnancies: known }, today) ? known : undefined;
}

/**
 * Returns the patient's facts with those reported on the call: by entries, then known facts, then the type of call.
 * After a loss, the rules after birth apply.
 */
function factsOnCall(values: FormValues, context: EscalationContext): PersonFacts {
  const { patient, today } = context;
  const facts: PersonFacts = patient ? factsOfPatient(patient) : { sex: '', birthDate: null };
  if (context.programme !== 'healthy_motherhood') return facts;
  const known = facts.pregnancies ?? [];
  const hasDelivered = textAt(values, 'deliveryDetails', 'delivered') === 'YES';
  // A birth years ago says nothing about the current pregnancy.
  const isAfterBirth = pregnancyOn({ pregnancies: known }, today)?.bornOn !== undefined;
  if (values.miscarriage?.told === true) return { ...facts, pregnancies: reportedLoss(values, known, today) };
  if (AFTER_BIRTH.has(context.callType) || hasDelivered || isAfterBirth)
    return { ...facts, pregnancies: reportedBirth(values, known, today) };
  const lasting = reportedPregnancy(values, known, today);
  return lasting ? { ...facts, pregnancies: lasting } : { ...facts, withChildOn: [today] };
}

/** Returns the readings of an unsaved form, as if stored now. */
const readingsNow = (
  form: FormDefinition,
  values: FormValues,
  { startedAt }: EscalationContext,
  subject: ReadingSubject,
): readonly PlacedReading[] => {
  return placedReadings(form, values, { ...UNSAVED, timestamp: startedAt, subject });
};

/** Adds form values to the known facts, because they count as findings too. */
function withForm(
  facts: PersonFacts,
  values: FormValues,
  own: readonly PlacedReading[],
  { startedAt, timeZone }: EscalationContext,
): PersonFacts {
  const found = findingsOfRecords(
    own.map(({ reading }) => reading),
    timeZone,
  );
  const symptoms = reportedSymptoms(values).map((symptom) => ({ at: startedAt, symptom }));
  return withFindings(facts, { ...found, symptoms: [...(found.symptoms ?? []), ...symptoms] });
}

/** Returns the call's infant, with an age from the reported or known birth; an unknown birth counts as today. */
const infantOf = ({ pregnancies = [] }: PersonFacts, { today }: EscalationContext): PersonFacts => ({
  sex: '',
  birthDate: pregnancies.at(-1)?.bornOn ?? today,
});

/** Returns the evaluation of all readings on a call, the patient's first, as if stored now. */
function judgedOnCall(
  form: FormDefinition,
  values: FormValues,
  context: EscalationContext,
): readonly JudgedReading[] {
  const { timeZone } = context;
  const facts = factsOnCall(values, context);
  const own = readingsNow(form, values, context, 'patient');
  const judgedWith = (of: PersonFacts, readings: readonly PlacedReading[]): readonly JudgedReading[] =>
    readings.map((placed) => ({ ...placed, judgement: judgeRecord(placed.reading, of, { timeZone }) }));
  return [
    ...judgedWith(withForm(facts, values, own, context), own),
    ...judgedWith(infantOf(facts, context), readingsNow(form, values, context, 'infant')),
  ];
}

const criticalReadings = (judged: readonly JudgedReading[]): Finding[] =>
  judged.flatMap(({ reading, judgement }): Finding[] => {
    const { flag, level } = judgement;
    return flag && level === 'critical' ? [{ kind: 'CRITICAL_READING', reading, flag: flag.code }] : [];
  });

const isKind = (kind: string): kind is Exclude<DangerKind, 'CRITICAL_READING'> =>
  kind !== 'CRITICAL_READING' && DANGER_KINDS.some((one) => one === kind);

/** Returns the danger signs among the answers, each once. Hidden fields don't count. */
export function dangerSigns(form: FormDefinition, values: FormValues): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const { kind, label } of dangerousAnswers(form, values)) {
    if (isKind(kind)) found.set(`${kind} ${label}`, { kind, label });
  }
  return [...found.values()];
}

/** Evaluation of a call: its values and findings. */
export interface CallJudgement {
  /** Danger signs, then readings with a critical flag. */
  readonly findings: readonly Finding[];
  /** Evaluation of every value in the form, by path. */
  readonly typed: TypedStatuses;
}

/** Evaluates the current form of a call. */
export function judgeCall(
  form: FormDefinition,
  values: FormValues,
  context: EscalationContext,
): CallJudgement {
  const judged = judgedOnCall(form, values, context);
  return {
    findings: [...dangerSigns(form, values), ...criticalReadings(judged)],
    typed: valueStatusesOf(judged),
  };
}

/** Returns all findings of a call: danger signs, then readings with a critical flag. */
export const findingsOf = (
  form: FormDefinition,
  values: FormValues,
  context: EscalationContext,
): readonly Finding[] => judgeCall(form, values, context).findings;

/** Returns the distinct kinds of findings. */
export const kindsOfFindings = (findings: readonly Pick<Finding, 'kind'>[]): readonly DangerKind[] =>
  DANGER_KINDS.filter((kind) => findings.some((finding) => finding.kind === kind));

const escalationSection = (form: FormDefinition): FormSection | undefined =>
  form.sections.find(({ key }) => key === ESCALATION);

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** Returns the values without hand-over fields, so that none is required. The same object if there are none. */
export const withoutEscalation = (form: FormDefinition, values: FormValues): FormValues =>
  Object.values(values[ESCALATION] ?? {}).some(isAnswered)
    ? { ...values, [ESCALATION]: initialValues(form)[ESCALATION] ?? {} }
    : values;

/** Returns the kinds that were found but not handed over. Handing over one kind does not cover another. */
export function missingKinds(values: FormValues, kinds: readonly DangerKind[]): readonly DangerKind[] {
  const about = values[ESCALATION]?.about;
  const answeredKinds: readonly unknown[] = Array.isArray(about) ? about : [];
  return kinds.filter((kind) => !answeredKinds.includes(kind));
}

/** Message key of the problem that a finding was not handed over. */
export const NOT_HANDED_OVER = 'calls.escalation.notHandedOver';

/** Message key of the problem that the hand-over is in the future. */
export const HANDED_OVER_LATER = 'calls.escalation.handedOverLater';

/** A hand-over in the future has not happened. */
function laterProblems(
  values: FormValues,
  { date, time }: { readonly date: string; readonly time: string },
): FormProblems {
  const at = values[ESCALATION]?.handedAt;
  if (typeof at !== 'string' || at <= `${date}T${time}`) return {};
  return { [fieldPath({ section: ESCALATION, key: 'handedAt' })]: { code: 'rule', rule: HANDED_OVER_LATER } };
}

/** Returns problems of the hand-over, by `fieldPath`; none without findings. `now` is local day and time, hh:mm. */
export function escalationProblems(
  form: FormDefinition,
  values: FormValues,
  findings: readonly Pick<Finding, 'kind'>[],
  now: { readonly date: string; readonly time: string },
): FormProblems {
  const section = escalationSection(form);
  if (!section || findings.length === 0) return {};
  const card: FormDefinition = { id: form.id, sections: [{ ...section, required: true }] };
  const problems: FormProblems = {
    ...adviceProblems(form, values),
    ...laterProblems(values, now),
    ...validateForm(card, values, { today: now.date }),
  };
  if (missingKinds(values, kindsOfFindings(findings)).length === 0) return problems;
  const about = fieldPath({ section: ESCALATION, key: 'about' });
  return { ...problems, [about]: { code: 'rule', rule: NOT_HANDED_OVER } };
}

/** Whether all findings were handed over, according to the form. */
export function isHandedOver(
  form: FormDefinition,
  { values, findings }: { readonly values: FormValues; readonly findings: readonly Finding[] },
): boolean {
  const missing = missingKinds(values, kindsOfFindings(findings));
  const section = escalationSection(form);
  const required = section?.fields.flatMap((field) =>
    'required' in field && field.required ? [field.key] : [],
  );
  return missing.length === 0 && (required ?? []).every((key) => isAnswered(values[ESCALATION]?.[key]));
}
