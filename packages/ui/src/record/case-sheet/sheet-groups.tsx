import {
  CASE_SHEET_GROUP_KEYS,
  type CaseSheetGroup,
  type CaseSheetSectionKey,
  caseSheetGroupLabel,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { CASE_SHEET_GROUPS, recordSectionLabel } from '@careline/core/internal/record';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { placeId } from '../record-places/index.ts';
import { caseSheetMessages } from './case-sheet.messages.ts';
import { SectionItem } from './section-item.tsx';
import type { SheetSetting } from './sheet-setting.ts';
import type { SectionsByKey, SheetWork, useSheet } from './use-sheet.ts';

type Sheet = Extract<ReturnType<typeof useSheet>['state'], { readonly phase: 'ready' }>['value'];

export interface GroupsProps extends SheetSetting {
  readonly sheet: Sheet;
  readonly sections: SectionsByKey;
  readonly work: SheetWork;
  readonly open: ReadonlySet<CaseSheetSectionKey>;
  readonly setOpen: (key: CaseSheetSectionKey, isOpen: boolean) => void;
  readonly onSaved: (key: CaseSheetSectionKey, newest: readonly SheetVersion[]) => void;
  readonly mayWrite: boolean;
  /** The search text; empty shows everything. */
  readonly searchText: string;
  /** Sections that are shown elsewhere. */
  readonly except?: readonly CaseSheetSectionKey[];
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Lists empty sections: expanded for users who may write, collapsed for readers. */
function Unwritten({
  keys,
  setOpen,
  mayWrite,
  searchText,
  label,
}: GroupsProps & {
  readonly keys: readonly CaseSheetSectionKey[];
  /** Names the group where no heading does. */
  readonly label?: string;
}) {
  const t = useMessages(caseSheetMessages);
  const locale = useLocale();
  if (keys.length === 0) return null;
  const item = (key: CaseSheetSectionKey) => {
    const label = recordSectionLabel(key, locale);
    return (
      <li key={key} {...(!mayWrite && { id: placeId(key), tabIndex: -1 })}>
        {mayWrite ? (
          <Button
            id={placeId(key)}
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
  return (
    <details
      data-unwritten
      open={mayWrite || searchText !== ''}
      data-print="hidden"
      className="not-first:pt-2"
    >
      <summary className="min-h-control content-center text-muted">
        {label && <span className="text-ink">{label}: </span>}
        {t('notWritten', { count: keys.length })}
      </summary>
      <ul className="flex flex-wrap gap-2 pt-1">{keys.map(item)}</ul>
    </details>
  );
}

/** Returns whether a section is shown in the sheet: it has content or is being edited. */
const standsInSheet = ({ sheet, open, work }: GroupsProps, key: CaseSheetSectionKey): boolean =>
  sheet.sections.has(key) || open.has(key) || work.drafts.has(key) || work.waiting.has(key);

/** Returns whether a section is offered. Sections for the other sex are not, unless they have content. */
export const isOffered = (props: GroupsProps, key: CaseSheetSectionKey): boolean =>
  standsInSheet(props, key) || (props.sections.get(key)?.asksOf?.(props.person) ?? true);

function Group({
  group,
  keys,
  ...props
}: GroupsProps & { readonly group: CaseSheetGroup; readonly keys: readonly CaseSheetSectionKey[] }) {
  const locale = useLocale();
  const { sheet, sections, work, open, setOpen, onSaved } = props;
  const isShown = (key: CaseSheetSectionKey) => standsInSheet(props, key);
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

/** Returns the sections that fit the search text, by group. */
export function foundGroups(props: GroupsProps, locale: string) {
  const { open, except = [] } = props;
  const searchText = folded(props.searchText);
  const fits = (key: CaseSheetSectionKey) =>
    searchText === '' ||
    [recordSectionLabel(key, locale), recordSectionLabel(key)].some((label) =>
      folded(label).includes(searchText),
    );
  return CASE_SHEET_GROUP_KEYS.map((group) => ({
    group,
    keys: (CASE_SHEET_GROUPS[group] as readonly CaseSheetSectionKey[]).filter(
      // Sections being edited stay visible whatever the search text.
      (key) => !except.includes(key) && ((fits(key) && isOffered(props, key)) || open.has(key)),
    ),
  })).filter(({ keys }) => keys.length > 0);
}

/** Shows the sections by group: first those with content, then the empty ones. */
export function SheetGroups(props: GroupsProps) {
  const t = useMessages(caseSheetMessages);
  const locale = useLocale();
  const groups = foundGroups(props, locale);
  const isEmpty = ({ keys }: (typeof groups)[number]) => !keys.some((key) => standsInSheet(props, key));
  const empty = groups.filter(isEmpty);
  return (
    <>
      <div role="status">{groups.length === 0 && <p>{t('noneFound')}</p>}</div>
      {groups
        .filter((group) => !isEmpty(group))
        .map(({ group, keys }) => (
          <Group key={group} {...props} group={group} keys={keys} />
        ))}
      {empty.length > 0 && (
        <div data-print="hidden">
          <Card title={t('others')}>
            {empty.map(({ group, keys }) => (
              <Unwritten key={group} {...props} keys={keys} label={caseSheetGroupLabel(group, locale)} />
            ))}
          </Card>
        </div>
      )}
    </>
  );
}
