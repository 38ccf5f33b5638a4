import * as v from 'valibot';
import { type FormDefinition, fieldAt, type Overlap } from '#forms';
import {
  type DraftIndex,
  type EnteredReason,
  enteredReasonSchema,
  type FormDraft,
  type OutboxEntry,
  readFormDraft,
} from '#outbox';
import { type CaseSheetSectionKey, isCaseSheetSection } from './section-key.ts';
import type { SheetState } from './section-state.ts';
import {
  CASE_SHEET_REASONS,
  type CaseSheetReason,
  type SheetVersion,
  sheetVersionSchema,
} from './version.ts';

/** Key of case sheet drafts in the draft store. */
export const SHEET_DRAFTS = { programme: '', callType: 'case-sheet' } as const;

const PREFIX = 'case-sheet:';

/** Returns the draft id of a section in this patient's sheet. */
export const sheetDraftId = (vitaId: string, section: CaseSheetSectionKey): string =>
  `${PREFIX}${vitaId}:${section}`;

/** Returns patient and section of a draft; undefined for other drafts. */
export function sectionOfSheetDraft(
  draftId: string,
): { readonly vitaId: string; readonly section: CaseSheetSectionKey } | undefined {
  if (!draftId.startsWith(PREFIX)) return undefined;
  const [vitaId = '', section = ''] = draftId.slice(PREFIX.length).split(':');
  return isCaseSheetSection(section) ? { vitaId, section } : undefined;
}

export const sheetDraftIndex = (vitaId: string): DraftIndex => ({ patient: vitaId, ...SHEET_DRAFTS });

const bodySchema = v.object({ version: v.object({ section: v.string() }) });

/** Returns the section of a queued save. */
export function sectionOfSheetEntry({ body }: Pick<OutboxEntry, 'body'>): CaseSheetSectionKey | undefined {
  const read = v.safeParse(bodySchema, body);
  const section = read.success ? read.output.version.section : '';
  return isCaseSheetSection(section) ? section : undefined;
}

export interface SheetDraft extends FormDraft {
  /** Versions that the draft is based on; a draft without them has no entries. */
  readonly base: readonly SheetVersion[] | undefined;
  readonly reason: EnteredReason<CaseSheetReason>;
  /** Unresolved conflicts with a colleague's changes. */
  readonly overlaps: readonly Overlap[];
}

export const draftOfSheet = ({ newest, values, reason, overlaps }: SheetState) =>
  newest && { base: newest, values, reason, overlaps };

const valueSchema = v.union([v.string(), v.boolean(), v.array(v.string())]);

const overlapSchema = v.object({
  at: v.object({ section: v.string(), row: v.optional(v.number()), key: v.string() }),
  theirs: valueSchema,
  beside: v.optional(v.record(v.string(), valueSchema)),
});

const ENTRIES = {
  base: v.fallback(v.optional(v.array(sheetVersionSchema)), undefined),
  reason: enteredReasonSchema(CASE_SHEET_REASONS),
  overlaps: v.fallback(v.array(overlapSchema), []),
};

export function readSheetDraft(form: FormDefinition, content: unknown): SheetDraft {
  const { base, overlaps, ...rest } = readFormDraft(content, ENTRIES, (read) => read.base && form);
  return { base, ...rest, overlaps: overlaps.filter(({ at }) => fieldAt(form, at)) };
}
