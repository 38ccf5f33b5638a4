import { ESCALATION } from '#calls/forms';
import { type Attempts, type HttpClient, HttpError, ofPatient, onceAtATime } from '#http';
import {
  createFormWaiting,
  type FormKeeping,
  type FormOutbox,
  type FormWaiting,
  type PreparedSave,
} from '#outbox';
import { getPatientCourse } from '#trends';
import { newerVersions, saveCaseSheet } from './case-sheets.endpoints.ts';
import type { CaseSheetSection } from './section.ts';
import { sectionOfSheetEntry } from './section-draft.ts';
import type { SheetJudge } from './section-judge.ts';
import type { SheetNewest } from './section-newest.ts';
import { changedAnswers, givenSheetReason, isSheetEditable, type SheetState } from './section-state.ts';
import type { NewSheetVersion, SheetVersion } from './version.ts';

/**
 * `unchanged`: nothing was entered. `asks`: the reason, or a decision about what both wrote, is missing. `conflict`: somebody
 * else was first; both versions stand in the form. `waiting`: it waits on the device.
 */
export type SheetResult =
  | 'saved'
  | 'unchanged'
  | 'invalid'
  | 'asks'
  | 'conflict'
  | 'waiting'
  | 'failed'
  | 'refused';

export interface SheetSending extends FormWaiting {
  /** Adds a version once, however often it is asked for and retried. */
  save(): Promise<SheetResult>;
}

export interface SheetSendingOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly section: CaseSheetSection;
  readonly encounterId?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly outbox?: FormOutbox | undefined;
  readonly left: AbortSignal;
  readonly attempts: Attempts<PreparedSave>;
  readonly keeping: FormKeeping;
  readonly versions: SheetNewest;
  readonly judge: SheetJudge;
  readonly get: () => SheetState;
  readonly set: (patch: Partial<SheetState>) => void;
}

/** What a try sends, less what is made once for all of them: its id, and when it was written. */
type Content = Omit<NewSheetVersion, 'id' | 'metaInfo'>;

const HAND_OVER_FIELDS = `version.answers.${ESCALATION}.`;

/** Whether the server refused a version because it says of nobody who was told of a critical value. */
const asksForHandOver = ({ problem }: HttpError): boolean =>
  Boolean(problem?.errors?.some(({ path }) => path.startsWith(HAND_OVER_FIELDS)));

const contentOf = (prepared: PreparedSave): Content => {
  const { version } = JSON.parse(prepared.content) as { readonly version: NewSheetVersion };
  const { id: _, metaInfo: __, ...content } = version;
  return content;
};

export function createSheetSending(options: SheetSendingOptions): SheetSending {
  const { http, vitaId, section, encounterId, attempts, keeping, versions, judge, get, set } = options;
  const { form, key } = section;

  /** The server knows more of the patient than this screen did: a value is critical by that. */
  async function learn(): Promise<void> {
    const asked = { query: { vitaId }, signal: options.left };
    const answer = await http.call(getPatientCourse, asked).catch(() => undefined);
    if (!answer) return;
    judge.learn(ofPatient(answer, vitaId, getPatientCourse).course);
    set({ checked: 'all' });
  }

  async function refuse(failure: HttpError): Promise<SheetResult> {
    const newer =
      failure.code === 'conflict' && get().newest
        ? (newerVersions(failure) ?? (await versions.read().catch(() => undefined)))
        : undefined;
    if (!newer) {
      set({ phase: 'failed', failure, waiting: undefined });
      if (asksForHandOver(failure)) await learn();
      return 'failed';
    }
    versions.merge(newer);
    if (changedAnswers(form, newer, get().values) !== undefined) return 'conflict';
    // A try that nobody heard the answer of: what was to be stored is there.
    versions.beginFrom(newer, true);
    void keeping.another();
    return 'saved';
  }

  const waiting = createFormWaiting({
    outbox: options.outbox,
    vitaId,
    endpoint: saveCaseSheet,
    isOwn: (body) => sectionOfSheetEntry({ body }) === key,
    form: { get, set, refuse, stored: versions.showStored },
  });

  function newContent(newest: readonly SheetVersion[], answers: Content['answers']): Content {
    const { reason, needsReason } = get();
    const given = needsReason ? givenSheetReason(reason) : undefined;
    return {
      vitaId,
      section: key,
      form: form.id,
      answers,
      follows: newest.map(({ id }) => id),
      ...(encounterId !== undefined && { encounterId }),
      ...(given && { reason: given }),
    };
  }

  /** The same content has the same id, time and key at every try; it is kept before the first one. */
  async function prepare(version: Content): Promise<PreparedSave> {
    const before = attempts.last();
    const isSame = before && JSON.stringify(contentOf(before)) === JSON.stringify(version);
    const metaInfo = { updatedAt: Math.floor(options.now() / 1000) };
    const made = () => JSON.stringify({ version: { ...version, id: options.newId(), metaInfo } });
    const content = isSame ? before.content : made();
    const own = attempts.of(content, () => ({ content, idempotencyKey: options.newId() }));
    keeping.keep();
    // A device that cannot keep the key keeps nobody from saving.
    await keeping.save().catch(() => undefined);
    return own;
  }

  async function send(version: Content): Promise<SheetResult> {
    const own = await prepare(version);
    await waiting.makeRoom();
    try {
      const body = JSON.parse(own.content);
      const answer = await http.call(saveCaseSheet, { body, idempotencyKey: own.idempotencyKey });
      const { data } = ofPatient(answer, vitaId, saveCaseSheet);
      versions.beginFrom([ofPatient(data, vitaId, saveCaseSheet)], true);
      void keeping.another();
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, saveCaseSheet);
      if (!options.left.aborted && (await waiting.put(failure, own))) return 'waiting';
      return refuse(failure);
    }
  }

  async function saveOnce(): Promise<SheetResult> {
    const state = get();
    const { newest, overlaps, needsReason, reason } = state;
    if (!isSheetEditable(state) || !newest) return 'refused';
    const answers = changedAnswers(form, newest, judge.valuesToStore(state));
    if (!answers) return 'unchanged';
    set({ checked: 'all' });
    if (Object.keys(judge.problemsOf(state)).length > 0) return 'invalid';
    if (overlaps.length > 0 || (needsReason && !givenSheetReason(reason))) {
      set({ asked: true });
      return 'asks';
    }
    const content = newContent(newest, answers);
    set({ phase: 'saving', failure: undefined, meanwhile: undefined });
    return send(content);
  }

  return { ...waiting, save: onceAtATime(saveOnce) };
}
