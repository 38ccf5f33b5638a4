import { encounterFilterCount } from '@careline/core/internal/encounters/consultations';
import type { ReactNode } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { ShownEncounters } from './use-encounter-list.ts';

function Loading({ rows }: { readonly rows: number }) {
  const t = useMessages(encounterListMessages);
  return (
    <div className="p-3">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="row" lines={rows} />
    </div>
  );
}

function Failure({
  shown,
  title,
}: {
  readonly shown: ShownEncounters;
  readonly title: 'failed' | 'moreFailed' | 'refreshFailed';
}) {
  const t = useMessages(encounterListMessages);
  const { error } = shown.state;
  return (
    <div className="p-3">
      <RequestFailed title={t(title)} onRetry={shown.list.retry} error={error} />
    </div>
  );
}

function Offline() {
  const t = useMessages(encounterListMessages);
  return (
    <EmptyState icon="cloud_off" title={t('offlineTitle')}>
      {t('offlineText')}
    </EmptyState>
  );
}

export function NoEncounters({
  shown,
  action,
}: {
  readonly shown: ShownEncounters;
  readonly action?: ReactNode;
}) {
  const t = useMessages(encounterListMessages);
  const narrowed = encounterFilterCount(shown.state.filters) > 0;
  return (
    <EmptyState icon="event_note" title={t(narrowed ? 'noneFiltered' : 'none')} action={action}>
      {t(narrowed ? 'noneFilteredText' : 'noneText')}
    </EmptyState>
  );
}

interface MoreProps {
  readonly shown: ShownEncounters;
  /** The button's accessible name, if a page has several lists. */
  readonly name?: string;
}

function More({ shown: { list, state }, name }: MoreProps) {
  const t = useMessages(encounterListMessages);
  if (state.next === null) return null;
  return (
    <p className="flex justify-center border-line border-t p-2">
      <Button icon="expand_more" aria-label={name} busy={state.work === 'more'} onClick={list.more}>
        {t('more')}
      </Button>
    </p>
  );
}

export interface ListStatesProps extends MoreProps {
  /** Number of skeleton rows while the first page loads. */
  readonly outlines: number;
  readonly none: ReactNode;
  readonly children: ReactNode;
}

/** Renders a list by its phase. `children` are its rows. */
export function ListStates({ shown, outlines, none, name, children }: ListStatesProps) {
  const { phase, failedWork } = shown.state;
  if (phase === 'failed') return shown.online ? <Failure shown={shown} title="failed" /> : <Offline />;
  if (phase === 'idle' || phase === 'loading') return <Loading rows={outlines} />;
  return (
    <>
      {failedWork === 'refresh' && <Failure shown={shown} title="refreshFailed" />}
      {phase === 'none' ? none : children}
      {failedWork === 'more' ? (
        <Failure shown={shown} title="moreFailed" />
      ) : (
        <More shown={shown} name={name} />
      )}
    </>
  );
}
