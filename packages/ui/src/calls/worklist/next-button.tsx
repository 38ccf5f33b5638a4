import {
  createNextPatient,
  type WorkItem,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import type { HttpError } from '@careline/core/internal/http';
import { type RefObject, useEffect, useMemo } from 'react';
import { newId, useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { ariaPress, shownPress, useShortcut } from '../../primitives/shortcut/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { worklistMessages } from './worklist.messages.ts';
import { isFiltered } from './worklist-filters.tsx';

const NO_FILTERS: WorklistFilters = {};

/** The server did not answer, so it is unknown which patient would be next. */
const isUnheard = (error: HttpError | undefined): boolean => error?.failure === 'unreachable';

export interface NextButtonProps {
  /** The element within which the key works. */
  readonly root: RefObject<HTMLElement | null>;
  readonly filters?: WorklistFilters;
  /** Returns the next patient of the displayed list, for when no patient can be claimed offline. */
  readonly heldNext?: () => WorkItem | undefined;
  /** Draws the button in the head of the page. */
  readonly inHead?: boolean;
  /** Opens the call of the claimed patient. */
  readonly onClaimed: (item: WorkItem, filters: WorklistFilters) => void;
}

/** Claims the next patient on a click or a key press, and says so if there is none. */
export function NextButton({
  root,
  filters = NO_FILTERS,
  heldNext,
  inHead = false,
  onClaimed,
}: NextButtonProps) {
  const http = useHttp();
  const t = useMessages(worklistMessages);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const next = useMemo(() => createNextPatient({ http, newId }), [http]);
  const { phase, error } = useStore(next.store, (whole) => whole);
  const claim = async (asked = filters) => {
    const item =
      (await next.claim(asked)) ?? (isUnheard(next.store.getState().error) ? heldNext?.() : undefined);
    if (item) onClaimed(item, asked);
  };
  useShortcut(root, 'nextPatient', () => void claim());
  const none = t(isFiltered(filters) ? 'nextNoneFiltered' : 'nextNone');
  const failed = error ? `${t('nextFailed')}. ${failureText(error)}` : '';
  const words = phase === 'none' ? none : failed;
  useEffect(() => {
    if (words) announce(words);
  }, [words, announce]);
  const button = (
    <Button
      variant="primary"
      size={inHead ? 'small' : 'medium'}
      icon="call"
      busy={phase === 'claiming'}
      aria-keyshortcuts={ariaPress('nextPatient')}
      title={`${t('next')} (${shownPress('nextPatient').join('')})`}
      onClick={() => void claim()}
    >
      <span className={inHead ? 'max-sm:sr-only' : ''}>{t('next')}</span>
    </Button>
  );
  return (
    <>
      {inHead ? <HeadPart place="primary">{button}</HeadPart> : button}
      {words && (
        <p
          className={`flex flex-wrap items-center gap-x-3 ${phase === 'failed' ? 'text-danger' : 'text-muted'}`}
        >
          {words}
          {phase === 'none' && isFiltered(filters) && (
            <Button size="small" icon="call" onClick={() => void claim(NO_FILTERS)}>
              {t('nextOfAll')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
