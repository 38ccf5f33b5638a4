import {
  type EditedForm,
  type FormEditor,
  type SectionProgress,
  sectionProgress,
} from '@careline/core/internal/forms';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useFacts } from '../../../store/index.ts';
import { type DrawnSection, shownIn } from '../drawn-form.ts';
import { messages } from './section-navigation.messages.ts';
import { goToSection } from './section-place.ts';

export interface SectionNavigationProps {
  readonly editor: Pick<FormEditor, 'store'>;
  readonly drawn: readonly DrawnSection[];
  readonly idPrefix: string;
}

type EntryProps = Omit<SectionNavigationProps, 'drawn'> & {
  readonly one: DrawnSection;
  readonly onChosen: () => void;
};

/** Reads a section's progress. Returns the same object while nothing in the section changes. */
function progressReader(one: DrawnSection): (state: EditedForm) => SectionProgress {
  const { key } = one.section;
  let of: Pick<EditedForm, 'values' | 'problems'> | undefined;
  let progress: SectionProgress | undefined;
  return (state) => {
    const isSame = of?.values[key] === state.values[key] && of?.problems === state.problems;
    if (!progress || !isSame) progress = sectionProgress(shownIn(state, one), state.problems);
    of = state;
    return progress;
  };
}

function Entry({ editor, one, idPrefix, onChosen }: EntryProps) {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const read = useMemo(() => progressReader(one), [one]);
  const { answered, asked, problems: wrong } = useFacts(editor.store, read);
  const { key, label } = one.section;
  return (
    <li>
      <button
        type="button"
        className="flex min-h-9 w-full pointer-coarse:min-h-11 items-center gap-2 rounded-control px-2 text-start hover:bg-hover"
        onClick={(event) => {
          onChosen();
          goToSection(event.currentTarget, idPrefix, key);
        }}
      >
        {wrong > 0 && <Icon name="error" size={16} />}
        {wrong === 0 && answered > 0 && <Icon name="check_circle" size={16} />}
        {wrong === 0 && answered === 0 && <span className="inline-block size-4 shrink-0" />}
        <span className="min-w-0 grow">{labelOf(label)}</span>
        <span className="shrink-0 text-muted text-xs tabular-nums">
          {wrong > 0 ? t('problems', { count: wrong }) : t('filled', { answered, asked })}
        </span>
      </button>
    </li>
  );
}

interface ListProps extends SectionNavigationProps {
  readonly id: string;
  readonly onChosen: () => void;
}

/** Overlays the form, so that nothing moves when the list opens or before the jump to a section. */
function List({ id, drawn, onChosen, ...rest }: ListProps) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={place}
      id={id}
      tabIndex={-1}
      className="absolute inset-x-0 top-full mt-1 scroll-mb-4 rounded-card border border-line bg-raised shadow-raised"
    >
      <ul className="grid max-h-[min(24rem,50vh)] grid-cols-1 overflow-y-auto p-2 @2xl:grid-cols-2">
        {drawn.map((one) => (
          <Entry key={one.section.key} {...rest} one={one} onChosen={onChosen} />
        ))}
      </ul>
      <p className="px-4 pb-2 text-muted text-xs pointer-coarse:hidden">{t('keys')}</p>
    </div>
  );
}

function Progress({ editor, drawn }: SectionNavigationProps) {
  const t = useMessages(messages);
  const readers = useMemo(() => drawn.map(progressReader), [drawn]);
  const { answered, wrong } = useFacts(editor.store, (state) => {
    const progress = readers.map((read) => read(state));
    return {
      answered: progress.filter((one) => one.answered > 0).length,
      wrong: progress.filter((one) => one.problems > 0).length,
    };
  });
  return (
    <span className="flex min-w-0 flex-wrap gap-x-3">
      <span className="font-medium">{t('title')}</span>
      <span className="text-muted tabular-nums">{t('progress', { answered, count: drawn.length })}</span>
      {wrong > 0 && <span className="text-danger">{t('problems', { count: wrong })}</span>}
    </span>
  );
}

/** Lists the sections with their progress and a link to each. Collapsed until needed. */
export function SectionNavigation(props: SectionNavigationProps) {
  const t = useMessages(messages);
  const list = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav
      aria-label={t('title')}
      data-print="hidden"
      data-bar="sticky"
      className={`sticky top-(--careline-covered,0px) bg-raised ${open ? 'z-20' : 'z-10'}`}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        fold.current?.focus();
      }}
    >
      <button
        ref={fold}
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-card border border-line bg-raised px-3 text-start hover:bg-hover"
        onClick={() => setOpen(!open)}
      >
        <Progress {...props} />
        <Icon name={open ? 'expand_less' : 'expand_more'} />
      </button>
      {open && <List {...props} id={list} onChosen={close} />}
    </nav>
  );
}
