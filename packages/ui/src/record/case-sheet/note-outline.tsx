import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { visitNoteMessages } from './case-sheet.messages.ts';

/** A part of the note and how far it is. */
export interface OutlineEntry {
  readonly key: string;
  readonly label: string;
  readonly state: 'empty' | 'draft' | 'written';
}

const ICONS = { draft: 'edit', written: 'check_circle' } as const;

export interface NoteOutlineProps {
  readonly entries: readonly OutlineEntry[];
  readonly onGo: (key: string) => void;
  readonly onFind: () => void;
}

/** The parts of the note and what is filled in. At the edge of a wide note, above a narrow one. */
export function NoteOutline({ entries, onGo, onFind }: NoteOutlineProps) {
  const t = useMessages(visitNoteMessages);
  return (
    <nav
      aria-label={t('outline')}
      data-print="hidden"
      data-bar="sticky"
      className="sticky top-0 z-10 self-start bg-raised @max-lg:w-full @max-lg:border-line @max-lg:border-b @lg:py-3"
    >
      <ul className="scroll-row flex gap-0.5 px-2 py-1 @lg:flex-col @lg:p-0 @lg:ps-1">
        {[...entries, undefined].map((entry) => (
          <li key={entry?.key ?? 'find'} className="shrink-0">
            <button
              type="button"
              className="flex min-h-8 w-full items-center gap-1.5 rounded-control px-2 text-start text-xs leading-tight hover:bg-hover pointer-coarse:min-h-11"
              onClick={() => (entry ? onGo(entry.key) : onFind())}
            >
              {entry === undefined && <Icon name="search" size={14} className="shrink-0 text-muted" />}
              {entry?.state === 'empty' && (
                <span
                  aria-hidden="true"
                  className="m-0.5 size-2.5 shrink-0 rounded-full border border-line-strong"
                />
              )}
              {entry && entry.state !== 'empty' && (
                <Icon
                  name={ICONS[entry.state]}
                  size={14}
                  className={`shrink-0 ${entry.state === 'written' ? 'text-success' : 'text-muted'}`}
                />
              )}
              {entry ? entry.label : t('allSections')}
              {entry && <VisuallyHidden>, {t(entry.state)}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
