import { type ReactNode, useEffect } from 'react';
import { RequestFailed } from '../http/index.ts';
import { useMessages } from '../messages/index.ts';
import { Button } from '../primitives/button/index.ts';
import { EmptyState } from '../primitives/empty-state/index.ts';
import { useAnnounce } from '../primitives/live-region/index.ts';
import { Skeleton } from '../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../primitives/visually-hidden/index.ts';
import type { EmptyWords } from './list-model.ts';
import { listsMessages } from './lists.messages.ts';
import type { ListPages } from './use-list-pages.ts';

export interface ListStatesProps<Filters, Row, About> {
  readonly pages: ListPages<Filters, Row, About>;
  /** Accessible name of the list. */
  readonly name: string;
  /** Takes the place of the rows when there are none. */
  readonly none: ReactNode;
  /** Number of outlines while the first page loads. */
  readonly outlines?: number;
  /** The rows. */
  readonly children: ReactNode;
}

type Title = 'failed' | 'moreFailed' | 'refreshFailed';

function Failure<Filters, Row, About>({
  pages: { list, state },
  title,
}: Pick<ListStatesProps<Filters, Row, About>, 'pages'> & { readonly title: Title }) {
  const t = useMessages(listsMessages);
  return (
    <div className="p-3">
      <RequestFailed title={t(title)} onRetry={list.retry} error={state.error} />
    </div>
  );
}

export interface NoRowsProps {
  readonly none: EmptyWords;
  /** Clears the filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined;
}

/** Says that a list is empty, or that nothing matches its filters. */
export function NoRows({ none, onClear }: NoRowsProps) {
  const t = useMessages(listsMessages);
  if (onClear) {
    return (
      <EmptyState
        icon="search"
        title={t('noneFiltered')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      >
        {t('noneFilteredText')}
      </EmptyState>
    );
  }
  const { title, text, ...look } = none;
  return (
    <EmptyState title={title} {...look}>
      {text}
    </EmptyState>
  );
}

function More<Filters, Row, About>({
  pages: { list, state },
  name,
}: Pick<ListStatesProps<Filters, Row, About>, 'pages' | 'name'>) {
  const t = useMessages(listsMessages);
  if (state.next === null) return null;
  return (
    <p data-print="hidden" className="flex justify-center border-row-line border-t p-2">
      <Button
        icon="expand_more"
        aria-label={t('moreOf', { list: name })}
        busy={state.work === 'more'}
        onClick={list.more}
      >
        {t('more')}
      </Button>
    </p>
  );
}

/** Says that the rows are those of the first page again. */
function Restarted() {
  const t = useMessages(listsMessages);
  const announce = useAnnounce();
  const words = t('restarted');
  useEffect(() => announce(words), [announce, words]);
  return <p className="px-3 py-2 text-sm">{words}</p>;
}

/** Draws a list by its phase: outlines, a failure, nothing, or its rows with a button for more. */
export function ListStates<Filters, Row, About>(props: ListStatesProps<Filters, Row, About>) {
  const { pages, none, outlines = 10, children } = props;
  const t = useMessages(listsMessages);
  const { phase, failedWork } = pages.state;
  if (!pages.isAsked) return <EmptyState icon="event" title={t('dateOrder')} />;
  if (phase === 'failed') {
    if (pages.online) return <Failure pages={pages} title="failed" />;
    return (
      <EmptyState icon="cloud_off" title={t('offlineTitle')}>
        {t('offlineText')}
      </EmptyState>
    );
  }
  if (phase === 'idle' || phase === 'loading') {
    return (
      <div className="p-3">
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
        <Skeleton shape="row" lines={outlines} />
      </div>
    );
  }
  return (
    <>
      {!pages.online && <p className="px-3 py-1 text-muted text-xs">{t('offline')}</p>}
      {pages.state.restarted && <Restarted />}
      {failedWork === 'refresh' && <Failure pages={pages} title="refreshFailed" />}
      {phase === 'none' ? none : children}
      {failedWork === 'more' ? <Failure pages={pages} title="moreFailed" /> : <More {...props} />}
    </>
  );
}
