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
import { facesOf, type JudgedReading, type TypedFaces } from './typed-faces.ts';

/** Something found on a call that must be handed over before the call is saved. */
export type Finding =
  /** An answer; `label` is the message key of its option. */
  | { readonly kind: Exclude<DangerKind, 'CRITICAL_READING'>; readonly label: string }
  | { readonly kind: 'CRITICAL_READING'; readonly reading: NewReading; readonly flag: Flag['code'] };

/** What a call is about, as far as its readings are judged by it. */
export interface EscalationContext {
  readonly programme: string;
  readonly callType: string;
  /** Undefined while it is not known. */
  readonly patient: JudgedPatient | undefined;
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
  /** When the call was begun, unix seconds. */
  readonly startedAt: number;
}

const AFTER_BIRTH: ReadonlySet<string> = new Set(['post-natal', 'infant-diet']);

const textAt = (values: FormValues, section: string, key: string): string => {
  const value = values[section]?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

type Pregnancies = NonNullable<PersonFacts['pregnancies']>;

/** The birth that is told, or the one known; the day of the call itself where no day was told. */
function reportedBirth(values: FormValues, known: Pregnancies, today: string): Pregnancies {
  const date = textAt(values, 'deliveryDetails', 'date');
  const last = known.at(-1);
  if (date === '' && last?.bornOn !== undefined) return known;
  const bornOn = date === '' || date > today ? today : date;
  return [...known.slice(0, -1), { dueDate: last?.dueDate ?? bornOn, bornOn, endedOn: bornOn }];
}

/** The loss that is told, on the day of the call where no day was told. */
function reportedLoss(values: FormValues, known: Pregnancies, today: string): Pregnancies {
  const date = textAt(values, 'miscarriage', 'date');
  const endedOn = date === '' || date > today ? today : date;
  return [...known.slice(0, -1), { dueDate: known.at(-1)?.dueDate ?? endedOn, endedOn }];
}

/** A pregnancy that lasts: by the due date that is told, or the one known; of a week that nobody knows without either. */
function reportedPregnancy(values: FormValues, known: Pregnancies, today: string): Pregnancies | undefined {
  const due = textAt(values, 'pregnancy', 'edd');
  const days = due === '' ? undefined : gestationalDays(due, today);
  if (days !== undefined && days >= 0 && days <= LONGEST_PREGNANCY_DAYS) return [...known, { dueDate: due }];
  return pregnancyOn({ pregnancies: known }, today) ? known : undefined;
}

/**
 * The facts of the patient with what the form tells of a pregnancy and a birth: by what is entered, then by what is known of
 * the patient, then by the kind of call. After a loss the rules after birth hold.
 */
function factsOnCall(values: FormValues, context: EscalationContext): PersonFacts {
  const { patient, today } = context;
  const facts: PersonFacts = patient ? factsOfPatient(patient) : { sex: '', birthDate: null };
  if (context.programme !== 'healthy_motherhood') return facts;
  const known = facts.pregnancies ?? [];
  const hasDelivered = textAt(values, 'deliveryDetails', 'delivered') === 'YES';
  // A birth of years ago says nothing of the pregnancy that this call is about.
  const isAfterBirth = pregnancyOn({ pregnancies: known }, today)?.bornOn !== undefined;
  if (values.miscarriage?.told === true) return { ...facts, pregnancies: reportedLoss(values, known, today) };
  if (AFTER_BIRTH.has(context.callType) || hasDelivered || isAfterBirth)
    return { ...facts, pregnancies: reportedBirth(values, known, today) };
  const lasting = reportedPregnancy(values, known, today);
  return lasting ? { ...facts, pregnancies: lasting } : { ...facts, withChildOn: [today] };
}

/** The readings of a form that is not saved yet, as they would be stored now. */
const readingsNow = (
  form: FormDefinition,
  values: FormValues,
  { startedAt }: EscalationContext,
  subject: ReadingSubject,
): readonly PlacedReading[] => {
  return placedReadings(form, values, { ...UNSAVED, timestamp: startedAt, subject });
};

/** What is known of the patient, and beside it what stands in the form: its own values count as found too. */
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

/** The infant of a call: as old as the birth that is told or known; of an unknown birth as young as today. */
const infantOf = ({ pregnancies = [] }: PersonFacts, { today }: EscalationContext): PersonFacts => ({
  sex: '',
  birthDate: pregnancies.at(-1)?.bornOn ?? today,
});

/** Every reading that a call tells, those of the patient first, as it would be judged if it were stored now. */
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

/** The answers of a form that cannot wait, each option once. What is not asked with these values tells nothing. */
export function dangerSigns(form: FormDefinition, values: FormValues): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const { kind, label } of dangerousAnswers(form, values)) {
    if (isKind(kind)) found.set(`${kind} ${label}`, { kind, label });
  }
  return [...found.values()];
}

/** What the values of a call are, and what of it cannot wait. */
export interface CallJudgement {
  /** Its danger signs, then its readings whose flag is critical. */
  readonly findings: readonly Finding[];
  /** Of every value that stands in the form, by its path. */
  readonly typed: TypedFaces;
}

/** Judges a call as it stands in its form. */
export function judgeCall(
  form: FormDefinition,
  values: FormValues,
  context: EscalationContext,
): CallJudgement {
  const judged = judgedOnCall(form, values, context);
  return { findings: [...dangerSigns(form, values), ...criticalReadings(judged)], typed: facesOf(judged) };
}

/** Everything on a call that cannot wait: its danger signs, then its readings whose flag is critical. */
export const findingsOf = (
  form: FormDefinition,
  values: FormValues,
  context: EscalationContext,
): readonly Finding[] => judgeCall(form, values, context).findings;

/** The kinds of findings, each once. */
export const kindsOfFindings = (findings: readonly Pick<Finding, 'kind'>[]): readonly DangerKind[] =>
  DANGER_KINDS.filter((kind) => findings.some((finding) => finding.kind === kind));

const escalationSection = (form: FormDefinition): FormSection | undefined =>
  form.sections.find(({ key }) => key === ESCALATION);

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** The values without what was handed over: nothing is left that would have to be. The very same where nothing was. */
export const withoutEscalation = (form: FormDefinition, values: FormValues): FormValues =>
  Object.values(values[ESCALATION] ?? {}).some(isAnswered)
    ? { ...values, [ESCALATION]: initialValues(form)[ESCALATION] ?? {} }
    : values;

/** Told of each kind that was found; the handing over of another one does not cover it. */
export function missingKinds(values: FormValues, kinds: readonly DangerKind[]): readonly DangerKind[] {
  const about = values[ESCALATION]?.about;
  const answeredKinds: readonly unknown[] = Array.isArray(about) ? about : [];
  return kinds.filter((kind) => !answeredKinds.includes(kind));
}

/** The message key of what is wrong where a finding was not handed over. */
export const NOT_HANDED_OVER = 'calls.escalation.notHandedOver';

/** The message key of what is wrong where it was handed over later than now. */
export const HANDED_OVER_LATER = 'calls.escalation.handedOverLater';

/** Somebody told of it at an hour that is yet to come was not told of it. */
function laterProblems(
  values: FormValues,
  { date, time }: { readonly date: string; readonly time: string },
): FormProblems {
  const at = values[ESCALATION]?.handedAt;
  if (typeof at !== 'string' || at <= `${date}T${time}`) return {};
  return { [fieldPath({ section: ESCALATION, key: 'handedAt' })]: { code: 'rule', rule: HANDED_OVER_LATER } };
}

/**
 * What is missing of the handing over, by `fieldPath`; nothing while nothing was found. `now` is the day and the time,
 * hh:mm, where the facility is.
 */
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

/** Whether everything that was found is handed over, as far as the card tells. */
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
