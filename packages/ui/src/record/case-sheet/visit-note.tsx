import { type CaseSheetSectionKey, saveCaseSheet } from '@careline/core/internal/case-sheets';
import { decideRight } from '@careline/core/internal/navigation';
import { mayWriteCaseSheet, recordSectionLabel } from '@careline/core/internal/record';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDirtyParts } from '../../care/use-dirty-part.ts';
import { RequestFailed } from '../../http/index.ts';
import { LiveLine } from '../../live/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { isPress, usePressHere, useShortcut } from '../../primitives/shortcut/index.ts';
import { placeId } from '../record-places/index.ts';
import { caseSheetMessages, visitNoteMessages } from './case-sheet.messages.ts';
import { type CaseSheetProps, ReadOnlyNote, SheetLoading, SheetTools, useSheetView } from './case-sheet.tsx';
import { NoteOutline, type OutlineEntry } from './note-outline.tsx';
import { SectionItem } from './section-item.tsx';
import { foundGroups, type GroupsProps, isOffered, SheetGroups } from './sheet-groups.tsx';
import type { SheetSetting } from './sheet-setting.ts';
import { type SoughtField, useFieldFocus } from './use-field-focus.ts';
import { useSections, useSheet } from './use-sheet.ts';
import { useSheetEditing } from './use-sheet-editing.ts';

/** A part of the note that is not a section of the case sheet, such as the prescription. */
export interface NotePart {
  readonly key: string;
  readonly label: string;
  readonly isFilled: boolean;
  /** With its own heading. */
  readonly content: ReactNode;
}

export interface VisitNoteProps extends CaseSheetProps {
  readonly encounterId: string;
  /** Sections that this kind of visit needs, in order. The others are below. */
  readonly first: readonly CaseSheetSectionKey[];
  /** Those of them that open when the visit begins. */
  readonly opens: readonly CaseSheetSectionKey[];
  /** Whether the visit has begun, and this user conducts it. */
  readonly isUnderWay: boolean;
  /** The plan, after the sections. */
  readonly parts: readonly NotePart[];
  /** Shown above the sections, such as addenda. */
  readonly above?: ReactNode;
}

type Groups = Omit<GroupsProps, 'searchText'>;

interface SectionsProps extends Pick<VisitNoteProps, 'first'> {
  /** Content written in this encounter, and of the whole record. */
  readonly visit: Groups;
  readonly whole: Groups;
}

/** Returns the sheet that shows a section: findings of this visit, or what is known about the patient. */
const sheetOf = (
  { visit, whole }: Pick<SectionsProps, 'visit' | 'whole'>,
  key: CaseSheetSectionKey,
): Groups => (visit.sections.get(key)?.ofVisit || visit.sheet.sections.has(key) ? visit : whole);

function FirstSections({ first, ...sheets }: SectionsProps) {
  const t = useMessages(visitNoteMessages);
  const locale = useLocale();
  return first.map((key) => {
    const props = sheetOf(sheets, key);
    const section = props.sections.get(key);
    if (!section || !isOffered({ ...props, searchText: '' }, key)) return null;
    const content = props.sheet.sections.get(key);
    if (!content && !props.mayWrite)
      return (
        <div key={key} id={placeId(key)} tabIndex={-1} className="border-line border-b py-3 outline-none">
          <h3 className="font-semibold">{recordSectionLabel(key, locale)}</h3>
          <p className="text-muted text-sm">{t('nothing')}</p>
        </div>
      );
    return (
      <SectionItem
        key={key}
        {...props}
        focusesHeading={false}
        sectionKey={key}
        section={section}
        content={content}
        sheet={props.sheet.sheet}
        isOpen={props.open.has(key)}
        hasDraft={props.work.drafts.has(key)}
        waits={props.work.waiting.has(key)}
        onOpen={() => props.setOpen(key, true)}
        onLeave={() => props.setOpen(key, false)}
        onSaved={(newest) => props.onSaved(key, newest)}
      />
    );
  });
}

/** All other sections, by name. */
function OtherSections({ first, visit, whole }: SectionsProps) {
  const t = useMessages(visitNoteMessages);
  const c = useMessages(caseSheetMessages);
  const locale = useLocale();
  const [searchText, setSearchText] = useState('');
  const { asked, field } = useSheetView(visit.encounterId);
  const props = { ...(asked === undefined ? whole : visit), searchText, except: first };
  const openFound = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const [found] = foundGroups(props, locale).flatMap(({ keys }) => keys);
    if (searchText === '' || !found || !props.mayWrite) return;
    event.preventDefault();
    props.setOpen(found, true);
  };
  return (
    <section aria-labelledby="all-sections" className="flex flex-col gap-4">
      <h2 id="all-sections" className="font-semibold">
        {t('allSections')}
      </h2>
      {field}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search field */}
      <div
        {...addTarget('case-sheet')}
        id={placeId('find-section')}
        tabIndex={-1}
        className="outline-none"
        onKeyDown={openFound}
      >
        <SheetTools searchText={searchText} onSeek={setSearchText} />
      </div>
      {props.sheet.sections.size === 0 && asked !== undefined && (
        <p className="text-muted text-sm">{c('nothingWrittenHere')}</p>
      )}
      <SheetGroups {...props} />
    </section>
  );
}

function Part({ part: { key, content } }: { readonly part: NotePart }) {
  return (
    <div
      id={placeId(key)}
      tabIndex={-1}
      className="flex flex-col gap-3 border-line border-b py-3 outline-none last:border-b-0"
    >
      {content}
    </div>
  );
}

/** Opens what the visit needs once it has begun, and offers the first field the focus. */
function useBeginning(
  { isUnderWay, opens }: VisitNoteProps,
  { visit, whole }: { readonly visit: Groups | undefined; readonly whole: Groups | undefined },
  seek: (sought: SoughtField) => void,
): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isUnderWay || !visit?.mayWrite || !whole || hasBegun.current) return;
    hasBegun.current = true;
    const unwritten = opens.filter((key) => !visit.sheet.sections.has(key));
    for (const key of unwritten) visit.setOpen(key, true);
    const [key] = unwritten;
    if (key) seek({ key, isOffer: true });
  }, [isUnderWay, visit, whole, opens, seek]);
}

function useOutline(
  { first, parts }: Pick<VisitNoteProps, 'first' | 'parts'>,
  sheets: Pick<SectionsProps, 'visit' | 'whole'>,
): readonly OutlineEntry[] {
  const locale = useLocale();
  const { work } = sheets.visit;
  const sections = first
    .filter((key) => isOffered({ ...sheetOf(sheets, key), searchText: '' }, key))
    .map((key): OutlineEntry => {
      const isWritten = sheetOf(sheets, key).sheet.sections.has(key);
      const isDraft = work.drafts.has(key) || work.waiting.has(key);
      return {
        key,
        label: recordSectionLabel(key, locale),
        state: isDraft ? 'draft' : isWritten ? 'written' : 'empty',
      };
    });
  return [
    ...sections,
    ...parts.map(({ key, label, isFilled }): OutlineEntry => {
      return { key, label, state: isFilled ? 'written' : 'empty' };
    }),
  ];
}

function Note({
  sheets,
  seek,
  ...props
}: VisitNoteProps & {
  readonly sheets: Pick<SectionsProps, 'visit' | 'whole'>;
  readonly seek: (sought: SoughtField) => void;
}) {
  const { first, parts, above, scopes } = props;
  const t = useMessages(visitNoteMessages);
  const root = useRef<HTMLDivElement>(null);
  const entries = useOutline(props, sheets);
  const { visit } = sheets;
  const go = (key: string) => {
    const section = first.find((one) => one === key);
    if (section && visit.mayWrite) visit.setOpen(section, true);
    seek({ key });
  };
  const find = () => seek({ key: 'find-section' });
  usePressHere('nextSection', true);
  usePressHere('previousSection', true);
  useShortcut(root, 'findSection', find);
  const step = (event: KeyboardEvent) => {
    const isNext = isPress('nextSection', event);
    if (event.defaultPrevented || (!isNext && !isPress('previousSection', event))) return;
    event.preventDefault();
    const here = entries.findIndex(({ key }) =>
      root.current?.querySelector(`#${CSS.escape(placeId(key))}`)?.contains(event.target as Node),
    );
    const next = entries[isNext ? here + 1 : Math.max(here - 1, 0)];
    if (next) go(next.key);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys between the parts, which are also buttons of the outline
    <div
      ref={root}
      onKeyDown={step}
      // Texts start with two lines and grow.
      className="grid grid-cols-1 @lg:grid-cols-[7.5rem_minmax(0,1fr)] @lg:gap-x-2 [&_textarea]:[field-sizing:content] [&_textarea]:min-h-15"
    >
      <NoteOutline entries={entries} onGo={go} onFind={find} />
      <div className="@container flex min-w-0 flex-col gap-4 px-3 py-3">
        <div className="flex flex-col">
          {above}
          <LiveLine isPage />
          <ReadOnlyNote access={visit.sheet.access} scopes={scopes} />
          <FirstSections {...sheets} first={first} />
          {parts.map((part) => (
            <Part key={part.key} part={part} />
          ))}
        </div>
        {visit.mayWrite && (
          <p data-print="hidden" className="text-muted text-xs pointer-coarse:hidden">
            {t('hint')}
          </p>
        )}
        <OtherSections {...sheets} first={first} />
      </div>
    </div>
  );
}

function Panel(props: VisitNoteProps) {
  const { scopes, ...rest } = props;
  const setting: SheetSetting = { ...rest, onDirtyChange: useDirtyParts(rest.onDirtyChange) };
  const t = useMessages(caseSheetMessages);
  const ofVisit = useSheet(setting);
  const ofPatient = useSheet({ vitaId: setting.vitaId });
  const forms = useSections();
  const editing = useSheetEditing(setting, [ofVisit, ofPatient]);
  const [sought, setSought] = useState<SoughtField>();
  const whole = useRef<HTMLDivElement>(null);
  useFieldFocus(whole, sought);
  const groupsOf = ({ state }: typeof ofVisit): Groups | undefined => {
    if (state.phase !== 'ready' || forms.state.phase !== 'ready') return undefined;
    const mayWrite = decideRight(saveCaseSheet, scopes).allowed && mayWriteCaseSheet(state.value.access);
    return { ...setting, ...editing, mayWrite, sheet: state.value, sections: forms.state.value };
  };
  const sheets = { visit: groupsOf(ofVisit), whole: groupsOf(ofPatient) };
  useBeginning(props, sheets, setSought);
  const failed = [ofVisit, ofPatient].find(({ state }) => state.phase === 'failed');
  if (failed?.state.phase === 'failed')
    return <RequestFailed title={t('failed')} onRetry={failed.retry} error={failed.state.error} />;
  if (forms.state.phase === 'failed')
    return <RequestFailed title={t('formsFailed')} onRetry={forms.retry} error={forms.state.error} />;
  const { visit, whole: known } = sheets;
  return (
    <div ref={whole}>
      {visit && known ? (
        <Note {...props} sheets={{ visit, whole: known }} seek={setSought} />
      ) : (
        <SheetLoading />
      )}
    </div>
  );
}

/**
 * The note of a visit: the sections of the case sheet that it needs, the plan, and all other sections. Several people can
 * write at once, as in the case sheet.
 */
export function VisitNote(props: VisitNoteProps) {
  return (
    <LiveRegionProvider>
      <Panel key={props.vitaId} {...props} />
    </LiveRegionProvider>
  );
}
