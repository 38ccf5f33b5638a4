import {
  type FlagCode,
  gestationalDays,
  judgeRecord,
  LONGEST_PREGNANCY_DAYS,
  type RecordPerson,
} from '#clinical';
import {
  dangerousAnswers,
  type FormDefinition,
  type FormProblems,
  type FormSection,
  type FormValues,
  fieldPath,
  initialValues,
  type ReadingContext,
  readingsFrom,
  validateForm,
} from '#forms';
import type { NewReading } from '#metrics';
import type { Patient } from '#patients';
import { DANGER_KINDS, type DangerKind } from './forms/danger-kind.ts';
import { ESCALATION } from './forms/escalation.ts';

/** Something found on a call that must be handed over before the call is saved. */
export type Finding =
  /** An answer; `label` is the message key of its option. */
  | { readonly kind: Exclude<DangerKind, 'CRITICAL_READING'>; readonly label: string }
  | { readonly kind: 'CRITICAL_READING'; readonly reading: NewReading; readonly flag: FlagCode };

/** What a call is about, as far as its readings are judged by it. */
export interface EscalationContext {
  readonly programme: string;
  readonly callType: string;
  /** Undefined while it is not known. */
  readonly patient: Pick<Patient, 'appUserInfo' | 'birthDate' | 'maternity'> | undefined;
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
  /** When the call was begun, unix seconds. */
  readonly startedAt: number;
}

type Maternal = NonNullable<RecordPerson['maternal']>;

const DAY_MS = 86_400_000;
const AFTER_BIRTH: ReadonlySet<string> = new Set(['post-natal', 'infant-diet']);

const textAt = (values: FormValues, section: string, key: string): string => {
  const value = values[section]?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

/** Days since a birth; the day of birth itself where nobody told it, so that what is severe after birth is found. */
function afterBirth(values: FormValues, { patient, today }: EscalationContext): Maternal {
  const born = textAt(values, 'deliveryDetails', 'date') || (patient?.maternity?.bornOn ?? '');
  const days = Math.round((Date.parse(today) - Date.parse(born)) / DAY_MS);
  return { daysAfterBirth: Number.isNaN(days) || days < 0 ? 0 : days };
}

function withChild(values: FormValues, { patient, today }: EscalationContext): Maternal {
  const due = textAt(values, 'pregnancy', 'edd') || (patient?.maternity?.dueDate ?? '');
  const days = gestationalDays(due, today);
  return days === undefined || days < 0 || days > LONGEST_PREGNANCY_DAYS
    ? { pregnant: true }
    : { gestationalDays: days };
}

/**
 * With child or after a birth, by what is entered, then by what is known of the patient, then by the kind of call. After a
 * loss the rules after birth hold, which are severe at the same numbers.
 */
function maternalOf(values: FormValues, context: EscalationContext): Maternal | undefined {
  if (context.programme !== 'healthy_motherhood') return undefined;
  const hasDelivered = textAt(values, 'deliveryDetails', 'delivered') === 'YES';
  const hasLost = values.miscarriage?.told === true;
  return AFTER_BIRTH.has(context.callType) || hasDelivered || hasLost || context.patient?.maternity?.bornOn
    ? afterBirth(values, context)
    : withChild(values, context);
}

function criticalReadings(form: FormDefinition, values: FormValues, context: EscalationContext): Finding[] {
  const { patient, timeZone, startedAt } = context;
  const making: ReadingContext = { timestamp: startedAt, metaInfo: { updatedAt: 0 }, newId: () => '' };
  const maternal = maternalOf(values, context);
  const person: RecordPerson = {
    sex: maternal ? 'female' : (patient?.appUserInfo.gender.toLowerCase() ?? ''),
    birthDate: patient?.birthDate ?? null,
    ...(maternal && { maternal }),
  };
  return readingsFrom(form, values, making).flatMap((reading): Finding[] => {
    const { flag, level } = judgeRecord(reading, person, { timeZone });
    return flag && level === 'critical' ? [{ kind: 'CRITICAL_READING', reading, flag: flag.code }] : [];
  });
}

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

/** Everything on a call that cannot wait: its danger signs, then its readings whose flag is critical. */
export function findingsOf(
  form: FormDefinition,
  values: FormValues,
  context: EscalationContext,
): readonly Finding[] {
  return [...dangerSigns(form, values), ...criticalReadings(form, values, context)];
}

/** The kinds of findings, each once. */
export const kindsOfFindings = (findings: readonly Pick<Finding, 'kind'>[]): readonly DangerKind[] =>
  DANGER_KINDS.filter((kind) => findings.some((finding) => finding.kind === kind));

export const escalationSection = (form: FormDefinition): FormSection | undefined =>
  form.sections.find(({ key }) => key === ESCALATION);

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** The values without what was handed over: nothing is left that would have to be. The very same where nothing was. */
export const withoutEscalation = (form: FormDefinition, values: FormValues): FormValues =>
  Object.values(values[ESCALATION] ?? {}).some(isSaid)
    ? { ...values, [ESCALATION]: initialValues(form)[ESCALATION] ?? {} }
    : values;

/** Told of each kind that was found; the handing over of another one does not cover it. */
export function missingKinds(values: FormValues, kinds: readonly DangerKind[]): readonly DangerKind[] {
  const about = values[ESCALATION]?.about;
  const told: readonly unknown[] = Array.isArray(about) ? about : [];
  return kinds.filter((kind) => !told.includes(kind));
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
  return missing.length === 0 && (required ?? []).every((key) => isSaid(values[ESCALATION]?.[key]));
}
