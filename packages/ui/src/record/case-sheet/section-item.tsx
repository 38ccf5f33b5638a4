import type {
  CaseSheetSection,
  CaseSheetSectionKey,
  SheetSection,
} from '@careline/core/internal/case-sheets';
import { recordSectionLabel } from '@careline/core/internal/record';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { placeId } from '../record-places/index.ts';
import { caseSheetMessages } from './case-sheet.messages.ts';
import { SectionEditor, type SectionEditorProps } from './section-editor.tsx';
import { SectionVersions } from './section-versions.tsx';
import { SectionView } from './section-view.tsx';
import type { SheetSetting } from './sheet-setting.ts';

export interface SectionItemProps extends SheetSetting {
  readonly sectionKey: CaseSheetSectionKey;
  readonly section: CaseSheetSection;
  /** Undefined if the section is empty. */
  readonly content: SheetSection | undefined;
  readonly sheet: string;
  readonly mayWrite: boolean;
  readonly isOpen: boolean;
  readonly hasDraft: boolean;
  readonly waits: boolean;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
  readonly onSaved: SectionEditorProps['onSaved'];
  /** False if the caller moves the focus when the section opens. */
  readonly focusesHeading?: boolean;
}

/** Moves the focus into the form when it opens, and back to the button when it closes. */
function useWorkFocus(isOpen: boolean, focusesHeading: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    if (!isOpen) button.current?.focus();
    else if (focusesHeading) heading.current?.focus();
  }, [isOpen, focusesHeading]);
  // A section opened from the list of empty sections has just mounted, so its heading takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it mounts
  useEffect(() => {
    if (before.current && focusesHeading) heading.current?.focus();
  }, []);
  return { heading, button };
}

function Actions(
  props: SectionItemProps & {
    readonly label: string;
    readonly onVersions: () => void;
    readonly edit: Ref<HTMLButtonElement>;
  },
) {
  const { label, content, mayWrite, hasDraft, waits, isOpen, onOpen, onVersions, edit } = props;
  const t = useMessages(caseSheetMessages);
  const goesOn = hasDraft || waits;
  const begins = !goesOn && content === undefined;
  const act = goesOn ? 'goOn' : begins ? 'write' : 'edit';
  return (
    <div data-print="hidden" className="flex flex-wrap items-center gap-2 empty:hidden">
      {waits && <StatusTag tone="warning">{t('waits')}</StatusTag>}
      {hasDraft && !waits && !isOpen && <StatusTag>{t('draft')}</StatusTag>}
      {content && (
        <Button
          size="small"
          variant="quiet"
          icon="history"
          aria-label={t('versionsOf', {
            versions: t('versionsCount', { count: content.versions }),
            section: label,
          })}
          onClick={onVersions}
        >
          {t('versionsCount', { count: content.versions })}
        </Button>
      )}
      {mayWrite && !isOpen && (
        <Button
          ref={edit}
          size="small"
          icon={begins ? 'add' : 'edit'}
          aria-label={t(`${act}Section`, { section: label })}
          onClick={onOpen}
        >
          {t(act)}
        </Button>
      )}
    </div>
  );
}

/** One section of a sheet: its content, replaced by the form while it is edited. */
export function SectionItem(props: SectionItemProps) {
  const { sectionKey, section, content, isOpen, onLeave, onSaved, focusesHeading = true } = props;
  const locale = useLocale();
  const label = recordSectionLabel(sectionKey, locale);
  const [showsVersions, setShowsVersions] = useState(false);
  const { heading, button } = useWorkFocus(isOpen, focusesHeading);
  return (
    <article
      id={placeId(sectionKey)}
      tabIndex={-1}
      aria-label={label}
      className="flex scroll-mt-4 flex-col gap-3 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {label}
        </h3>
        <Actions {...props} label={label} edit={button} onVersions={() => setShowsVersions(true)} />
      </div>
      {isOpen ? (
        <SectionEditor {...props} onSaved={onSaved} onClose={onLeave} />
      ) : (
        content && <SectionView {...props} content={content} section={section} />
      )}
      {showsVersions && <SectionVersions {...props} onClose={() => setShowsVersions(false)} />}
    </article>
  );
}
