import * as v from 'valibot';
import {
  asideText,
  type FormDefinition,
  type FormValues,
  fieldAt,
  fittingValues,
  type Overlap,
  type SetAside,
} from '#forms';
import type { DraftIndex, OutboxEntry, PreparedSave } from '#outbox';
import { type CaseSheetSectionKey, isCaseSheetSection } from './section-key.ts';
import type { EnteredSheetReason } from './section-state.ts';
import { CASE_SHEET_REASONS, type SheetVersion, sheetVersionSchema } from './version.ts';

/** What drafts of case sheets are found by. */
export const SHEET_DRAFTS = { programme: '', callType: 'case-sheet' } as const;

const PREFIX = 'case-sheet:';

/** The draft of a section of this patient's sheet. */
export const sheetDraftId = (vitaId: string, section: CaseSheetSectionKey): string =>
  `${PREFIX}${vitaId}:${section}`;

/** Which section of whose sheet a draft is; undefined for any other draft. */
export function sectionOfSheetDraft(
  draftId: string,
): { readonly vitaId: string; readonly section: CaseSheetSectionKey } | undefined {
  if (!draftId.startsWith(PREFIX)) return undefined;
  const [vitaId = '', section = ''] = draftId.slice(PREFIX.length).split(':');
  return isCaseSheetSection(section) ? { vitaId, section } : undefined;
}

export const sheetDraftIndex = (vitaId: string): DraftIndex => ({ patient: vitaId, ...SHEET_DRAFTS });

const bodySchema = v.object({ version: v.object({ section: v.string() }) });

/** The section that a save which waits is of. */
export function sectionOfSheetEntry({ body }: Pick<OutboxEntry, 'body'>): CaseSheetSectionKey | undefined {
  const read = v.safeParse(bodySchema, body);
  const section = read.success ? read.output.version.section : '';
  return isCaseSheetSection(section) ? section : undefined;
}

/** All of a section that a person entered, and the versions it was made from. */
export interface SheetEntries {
  readonly base: readonly SheetVersion[];
  readonly values: FormValues;
  readonly reason: EnteredSheetReason;
  /** What both wrote, and nobody has decided yet. */
  readonly overlaps: readonly Overlap[];
  readonly prepared: PreparedSave | undefined;
}

export interface SheetFromDraft extends Omit<SheetEntries, 'base'> {
  /** Undefined where the draft says of no version what it was made from: then it holds nothing. */
  readonly base: readonly SheetVersion[] | undefined;
  readonly aside: readonly SetAside[];
}

/** The content of a draft: entries as they stand, valid or not. */
export const draftOfSheet = (entries: SheetEntries): unknown => ({ ...entries });

const reasonSchema = v.object({
  code: v.fallback(v.union([v.picklist(CASE_SHEET_REASONS), v.literal('')]), ''),
  text: v.fallback(v.string(), ''),
});

const valueSchema = v.union([v.string(), v.boolean(), v.array(v.string())]);

const overlapSchema = v.object({
  at: v.object({ section: v.string(), row: v.optional(v.number()), key: v.string() }),
  theirs: valueSchema,
  beside: v.optional(v.record(v.string(), valueSchema)),
});

const entriesSchema = v.object({
  base: v.fallback(v.optional(v.array(sheetVersionSchema)), undefined),
  reason: v.fallback(reasonSchema, { code: '', text: '' }),
  overlaps: v.fallback(v.array(overlapSchema), []),
  prepared: v.fallback(v.optional(v.object({ content: v.string(), idempotencyKey: v.string() })), undefined),
});

/** The entries of a draft, whichever version wrote it: what the form has no place for is set aside. Takes any JSON. */
export function sheetFromDraft(form: FormDefinition, content: unknown): SheetFromDraft {
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
  const draft = isObject ? (content as Readonly<Record<string, unknown>>) : {};
  const { base, ...rest } = v.parse(entriesSchema, { reason: {}, overlaps: [], ...draft });
  const entered = {
    prepared: undefined,
    ...rest,
    overlaps: rest.overlaps.filter(({ at }) => fieldAt(form, at)),
  };
  if (!base) {
    const aside = draft.values ? [{ path: 'form', text: asideText(draft.values) }] : [];
    return { base, ...entered, values: {}, aside };
  }
  return { base, ...entered, ...fittingValues(form, draft.values ?? {}) };
}
