import {
  CASE_SHEET_GROUP_KEYS,
  CASE_SHEET_GROUPS,
  type CaseSheetGroup,
  type CaseSheetSectionKey,
  caseSheetGroupLabel,
  type SheetVersion,
  saveCaseSheet,
} from '@careline/core/case-sheets';
import { decideRight } from '@careline/core/navigation';
import { mayWriteCaseSheet, recordSectionLabel } from '@careline/core/record';
import { useState } from 'react';
import { useDirtyParts } from '../../care/use-dirty-part.ts';
import { useFailureText } from '../../http/index.ts';
import { LiveLine } from '../../live/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { caseSheetMessages, sheetEditorMessages } from './case-sheet.messages.ts';
import { SectionItem } from './section-item.tsx';
import type { SheetSetting } from './sheet-setting.ts';
import { type SectionsByKey, type SheetWork, useSections, useSheet, useSheetWork } from './use-sheet.ts';

export interface CaseSheetProps extends Omit<SheetSetting, 'now' | 'onDirtyChange'> {
  /** Something was entered that neither the server nor the device has. */
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  readonly now?: () => number;
  /** Of the person at the screen. */
  readonly scopes: readonly string[];
}

type Sheet = Extract<ReturnType<typeof useSheet>['state'], { readonly phase: 'ready' }>['value'];

interface GroupsProps extends SheetSetting {
  readonly sheet: Sheet;
  readonly sections: SectionsByKey;
  readonly work: SheetWork;
  readonly open: ReadonlySet<CaseSheetSectionKey>;
  readonly setOpen: (key: CaseSheetSectionKey, isOpen: boolean) => void;
  readonly onSaved: (key: CaseSheetSectionKey, newest: readonly SheetVersion[]) => void;
  readonly mayWrite: boolean;
  /** What is looked for; empty: everything. */
  readonly sought: string;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Why somebody may not write, before a form that would be refused. */
function ReadOnlyNote({ access, scopes }: { readonly access: string; readonly scopes: readonly string[] }) {
  const t = useMessages(caseSheetMessages);
  const right = decideRight(saveCaseSheet.name, scopes);
  if (right.allowed && mayWriteCaseSheet(access)) return null;
  return (
    <p data-print="hidden" className="flex items-start gap-2 text-muted">
      <Icon name="lock" />
      <span>
        {right.allowed
          ? `${t('readOnly')} ${t('readOnlyAsk')}`
          : t('readOnlyScope', { scopes: right.needs.map((scope) => `“${scope}”`).join(', ') })}
      </span>
    </p>
  );
}

/** Sections nobody has written in, folded; those that do not suit the patient come last. */
function Unwritten({
  keys,
  sections,
  person,
  setOpen,
  mayWrite,
  sought,
}: GroupsProps & { readonly keys: readonly CaseSheetSectionKey[] }) {
  const t = useMessages(caseSheetMessages);
  const locale = useLocale();
  if (keys.length === 0) return null;
  const suits = (key: CaseSheetSectionKey) => sections.get(key)?.asksOf?.(person) ?? true;
  const item = (key: CaseSheetSectionKey) => {
    const label = recordSectionLabel(key, locale);
    return (
      <li key={key}>
        {mayWrite ? (
          <Button
            size="small"
            icon="add"
            aria-label={t('writeSection', { section: label })}
            onClick={() => setOpen(key, true)}
          >
            {label}
          </Button>
        ) : (
          label
        )}
      </li>
    );
  };
  const [asked, others] = [keys.filter(suits), keys.filter((key) => !suits(key))];
  return (
    <details open={sought !== ''} data-print="hidden" className="pt-2">
      <summary className="min-h-control content-center text-muted">
        {t('notWritten', { count: keys.length })}
      </summary>
      <ul className="flex flex-wrap gap-2 pt-1">{asked.map(item)}</ul>
      {others.length > 0 && (
        <>
          <p className="pt-3 text-muted text-sm">{t('notAsked')}</p>
          <ul className="flex flex-wrap gap-2 pt-1">{others.map(item)}</ul>
        </>
      )}
    </details>
  );
}

function Group({
  group,
  keys,
  ...props
}: GroupsProps & { readonly group: CaseSheetGroup; readonly keys: readonly CaseSheetSectionKey[] }) {
  const locale = useLocale();
  const { sheet, sections, work, open, setOpen, onSaved } = props;
  const isShown = (key: CaseSheetSectionKey) =>
    sheet.sections.has(key) || open.has(key) || work.drafts.has(key) || work.waiting.has(key);
  return (
    <Card title={caseSheetGroupLabel(group, locale)}>
      {keys.filter(isShown).map((key) => {
        const section = sections.get(key);
        return (
          section && (
            <SectionItem
              key={key}
              {...props}
              sectionKey={key}
              section={section}
              content={sheet.sections.get(key)}
              sheet={sheet.sheet}
              isOpen={open.has(key)}
              hasDraft={work.drafts.has(key)}
              waits={work.waiting.has(key)}
              onOpen={() => setOpen(key, true)}
              onLeave={() => setOpen(key, false)}
              onSaved={(newest) => onSaved(key, newest)}
            />
          )
        );
      })}
      <Unwritten {...props} keys={keys.filter((key) => !isShown(key))} />
    </Card>
  );
}

function Groups(props: GroupsProps) {
  const t = useMessages(caseSheetMessages);
  const locale = useLocale();
  const { sought } = props;
  const fits = (key: CaseSheetSectionKey) =>
    sought === '' ||
    [recordSectionLabel(key, locale), recordSectionLabel(key)].some((label) =>
      folded(label).includes(sought),
    );
  const groups = CASE_SHEET_GROUP_KEYS.map((group) => ({
    group,
    keys: (CASE_SHEET_GROUPS[group] as readonly CaseSheetSectionKey[]).filter(
      // What is being written stays where it is, whatever is looked for.
      (key) => fits(key) || props.open.has(key),
    ),
  })).filter(({ keys }) => keys.length > 0);
  return (
    <>
      <div role="status">{groups.length === 0 && <p>{t('noneFound')}</p>}</div>
      {groups.map(({ group, keys }) => (
        <Group key={group} {...props} group={group} keys={keys} />
      ))}
    </>
  );
}

function Tools({ sought, onSeek }: { readonly sought: string; readonly onSeek: (text: string) => void }) {
  const t = useMessages(caseSheetMessages);
  return (
    <div data-print="hidden" className="flex flex-wrap items-end justify-between gap-3">
      <div className="w-full max-w-sm">
        <TextField type="search" label={t('find')} value={sought} onChange={onSeek} />
      </div>
      <Button icon="print" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

function Loading() {
  const t = useMessages(caseSheetMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="card" lines={4} />
    </div>
  );
}

/** The sheet of an encounter is a part of the patient's: both are looked at here. */
function useView(encounterId: string | undefined) {
  const t = useMessages(caseSheetMessages);
  const [view, setView] = useState<'encounter' | 'patient'>(
    encounterId === undefined ? 'patient' : 'encounter',
  );
  const field = encounterId !== undefined && (
    <div data-print="hidden" className="max-w-md">
      <SegmentedField
        label={t('view')}
        hidesLabel
        value={view}
        onChange={setView}
        options={[
          { value: 'encounter', label: t('viewEncounter') },
          { value: 'patient', label: t('viewPatient') },
        ]}
      />
    </div>
  );
  return { asked: view === 'encounter' ? encounterId : undefined, field };
}

function Panel({ scopes, now = Date.now, ...rest }: CaseSheetProps) {
  const setting: SheetSetting = { ...rest, now, onDirtyChange: useDirtyParts(rest.onDirtyChange) };
  const { vitaId, encounterId, unsent } = setting;
  const t = useMessages(caseSheetMessages);
  const e = useMessages(sheetEditorMessages);
  const locale = useLocale();
  const failureText = useFailureText();
  const announce = useAnnounce();
  const { asked, field } = useView(encounterId);
  const { state, retry, refresh, setValue } = useSheet({ ...setting, encounterId: asked });
  const forms = useSections();
  const [open, setOpened] = useState<ReadonlySet<CaseSheetSectionKey>>(new Set());
  const work = useSheetWork(unsent, vitaId, open);
  const [sought, setSought] = useState('');
  const setOpen = (key: CaseSheetSectionKey, isOpen: boolean) =>
    setOpened((all) => {
      const next = new Set(all);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  const onSaved = (key: CaseSheetSectionKey, newest: readonly SheetVersion[]) => {
    announce(e('saved', { section: recordSectionLabel(key, locale) }));
    if (state.phase === 'ready') {
      const versions = (state.value.sections.get(key)?.versions ?? 0) + 1;
      const sections = new Map(state.value.sections).set(key, {
        section: key,
        newest: [...newest],
        versions,
      });
      setValue({ ...state.value, sections });
    }
    setOpen(key, false);
    refresh();
  };
  if (state.phase === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={retry} requestId={state.error.requestId}>
        {failureText(state.error)}
      </ErrorState>
    );
  }
  if (forms.state.phase === 'failed') {
    return (
      <ErrorState title={t('formsFailed')} onRetry={forms.retry}>
        {failureText(forms.state.error)}
      </ErrorState>
    );
  }
  if (state.phase !== 'ready' || forms.state.phase !== 'ready') return <Loading />;
  const sheet = state.value;
  const mayWrite = decideRight(saveCaseSheet.name, scopes).allowed && mayWriteCaseSheet(sheet.access);
  return (
    <div className="flex flex-col gap-4">
      <LiveLine isPage />
      {field}
      <Tools sought={sought} onSeek={setSought} />
      <ReadOnlyNote access={sheet.access} scopes={scopes} />
      {sheet.sections.size === 0 && (
        <p className="text-muted">{t(asked === undefined ? 'nothingWritten' : 'nothingWrittenHere')}</p>
      )}
      <Groups
        {...setting}
        {...{ sheet, work, open, setOpen, onSaved, mayWrite }}
        sections={forms.state.value}
        sought={folded(sought)}
      />
    </div>
  );
}

/**
 * A patient's case sheet, section by section: what stands in each, who wrote it and when, and its form in place. Several people
 * write at once; what others wrote meanwhile is shown, and nothing is overwritten.
 */
export function CaseSheet(props: CaseSheetProps) {
  return (
    <div className="@container">
      <LiveRegionProvider>
        <Panel key={props.vitaId} {...props} />
      </LiveRegionProvider>
    </div>
  );
}
