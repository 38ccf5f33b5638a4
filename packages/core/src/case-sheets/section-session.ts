import { ESCALATION } from '#calls/forms';
import type { Age, PersonFacts } from '#clinical';
import { lastValues, mergeForm } from '#forms';
import { type HttpError, ofPatient } from '#http';
import type { MetricRecord } from '#metrics';
import {
  createVersionedForm,
  type EnteredReason,
  isFormEditable,
  type SavedFormPorts,
  type VersionedForm,
} from '#outbox';
import { getPatientCourse } from '#trends';
import { getCaseSheetSection, newerVersions, saveCaseSheet } from './case-sheets.endpoints.ts';
import { continuedVersions } from './continued-versions.ts';
import type { CaseSheetSection } from './section.ts';
import {
  draftOfSheet,
  readSheetDraft,
  sectionOfSheetEntry,
  sheetDraftId,
  sheetDraftIndex,
} from './section-draft.ts';
import { createSheetJudge } from './section-judge.ts';
import {
  changedAnswers,
  givenSheetReason,
  INITIAL_SHEET,
  type SheetState,
  startOf,
} from './section-state.ts';
import type { CaseSheetReason, NewSheetVersion, SheetVersion } from './version.ts';

export interface CaseSheetSessionOptions extends SavedFormPorts {
  readonly vitaId: string;
  readonly section: CaseSheetSection;
  /** Encounter in which it is written. */
  readonly encounterId?: string | undefined;
  /** Id of the author. */
  readonly staffId: string;
  /** Current age of the patient, if known. */
  readonly age?: Age | undefined;
  /** Facts about the patient for evaluating values. */
  readonly facts?: PersonFacts | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
}

/** Editing of a section in a patient's case sheet. */
export interface CaseSheetSession extends VersionedForm<SheetState> {
  readonly section: CaseSheetSection;
  /** Checks whether a colleague has saved. An untouched form takes over their version at once. */
  look(): Promise<void>;
  /** Merges a colleague's version into the form. */
  bringIn(): Promise<void>;
  setReason(reason: EnteredReason<CaseSheetReason>): void;
  /** The user has read a colleague's changes. */
  settle(): void;
  /** Offers the latest reading of each measured field. `records`: each metric's oldest first. */
  setEarlier(records: readonly MetricRecord[]): void;
}

/** Content of a save, without id and time. */
type Content = Omit<NewSheetVersion, 'id' | 'metaInfo'>;

const HAND_OVER_FIELDS = `version.answers.${ESCALATION}.`;

/** Whether the server refused a version because a critical value was not handed over. */
const asksForHandOver = ({ problem }: HttpError): boolean =>
  Boolean(problem?.errors?.some(({ path }) => path.startsWith(HAND_OVER_FIELDS)));

const idsOf = (versions: readonly SheetVersion[]): string =>
  versions
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** Whether these are the same versions, in any order. */
const sameVersions = (one: readonly SheetVersion[], other: readonly SheetVersion[]): boolean =>
  idsOf(one) === idsOf(other);

/** Returns the latest reading of each measured field. Records of each metric come oldest first. */
function lastReadings(form: CaseSheetSection['form'], earlier: readonly MetricRecord[]) {
  const records: Record<string, MetricRecord[]> = {};
  for (const record of earlier) {
    const same = records[record.metric] ?? [];
    same.push(record);
    records[record.metric] = same;
  }
  return lastValues(form, { records });
}

/** Creates the editing of a section; several versions can be saved in sequence. */
export function createCaseSheetSession(options: CaseSheetSessionOptions): CaseSheetSession {
  const { http, vitaId, section, encounterId } = options;
  const { form, key } = section;
  const continuedBy = new WeakMap<readonly SheetVersion[], readonly SheetVersion[]>();
  // The same list for the same versions, because the start of a form is cached by list.
  const continued = (newest: readonly SheetVersion[]): readonly SheetVersion[] => {
    const known = continuedBy.get(newest) ?? continuedVersions(section, newest, encounterId);
    continuedBy.set(newest, known);
    return known;
  };
  const judge = createSheetJudge({ ...options, continued });

  async function read(signal: AbortSignal): Promise<readonly SheetVersion[]> {
    const answer = await http.call(getCaseSheetSection, { query: { vitaId, section: key }, signal });
    const { newest } = ofPatient(answer, vitaId, getCaseSheetSection).data;
    for (const version of newest) ofPatient(version, vitaId, getCaseSheetSection);
    return newest;
  }

  function factsOf(state: SheetState): Content | undefined {
    const { newest, reason, needsReason } = state;
    const answers = newest && changedAnswers(form, continued(newest), judge.valuesToStore(state));
    if (!answers) return undefined;
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

  const { session, edit, get, set, left, takeIn, adopt } = createVersionedForm({
    ports: options,
    vitaId,
    initial: INITIAL_SHEET,
    form,
    endpoint: saveCaseSheet,
    isOwn: (body) => sectionOfSheetEntry({ body }) === key,
    judge: judge.judge,
    facts: factsOf,
    stamp: (facts) => {
      const metaInfo = { updatedAt: Math.floor(options.now() / 1000) };
      return { version: { ...facts, id: options.newId(), metaInfo } };
    },
    unstamped: ({ version }: { readonly version: NewSheetVersion }): Content => {
      const { id: _, metaInfo: __, ...content } = version;
      return content;
    },
    lacksAnswer: ({ overlaps, needsReason, reason }) =>
      overlaps.length > 0 || (needsReason && !givenSheetReason(reason)),
    cleared: { concurrentChange: undefined },
    draft: {
      id: sheetDraftId(vitaId, key),
      index: sheetDraftIndex(vitaId),
      content: draftOfSheet,
      read: (content) => readSheetDraft(form, content),
      entries: ({ values, reason, overlaps }) => ({ values, reason, overlaps }),
    },
    baseOf: ({ newest }) => newest,
    isSame: sameVersions,
    read,
    readEndpoint: getCaseSheetSection,
    stored: (version: SheetVersion) => [version],
    newerIn: newerVersions,
    begin: (newest) => ({ newest, ...startOf(form, continued(newest)) }),
    merge({ newest: before = [], values: mine }, newest) {
      const theirs = startOf(form, continued(newest));
      const base = startOf(form, continued(before)).values;
      const { values, overlaps } = mergeForm(form, { base, mine, theirs: theirs.values });
      return {
        newest,
        values,
        overlaps: [...theirs.overlaps, ...overlaps],
        aside: theirs.aside,
        asked: false,
        outdated: false,
        concurrentChange: { before, newest },
      };
    },
    // A second merge before the first is resolved could not show who wrote what.
    postpone: ({ overlaps }) => (overlaps.length > 0 ? { outdated: true, asked: true } : undefined),
    async refused(failure) {
      if (!asksForHandOver(failure)) return {};
      // The server knows facts about the patient that this screen did not, by which a value is critical.
      const answer = await http
        .call(getPatientCourse, { query: { vitaId }, signal: left })
        .catch(() => undefined);
      if (!answer) return {};
      judge.learn(ofPatient(answer, vitaId, getPatientCourse).course);
      return { checked: 'all' };
    },
  });

  async function look(isRequested: boolean): Promise<void> {
    const { newest: before } = get();
    if (!before || !isFormEditable(get())) return;
    const newest = await read(left).catch(() => undefined);
    const state = get();
    if (!newest || !isFormEditable(state) || state.newest !== before || sameVersions(newest, before)) return;
    if (isRequested || !state.dirty) takeIn(newest);
    else set({ outdated: true });
  }

  adopt();
  void session.load();

  return {
    ...session,
    section,
    look: () => look(false),
    bringIn: () => look(true),
    setReason: (reason) => edit(() => ({ reason, saved: false })),
    settle: () => edit(() => ({ concurrentChange: undefined })),
    setEarlier: (earlier) => set({ lastValues: lastReadings(form, earlier) }),
  };
}
