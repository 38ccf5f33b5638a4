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
import { ariaPress, shownPress, useShortcut } from '../../primitives/shortcut/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { worklistMessages } from './worklist.messages.ts';
import { isFiltered } from './worklist-filters.tsx';

const NO_FILTERS: WorklistFilters = {};

/** Nobody answered: whom the server would give is not known now. */
const isUnheard = (error: HttpError | undefined): boolean => error?.failure === 'unreachable';

export interface NextButtonProps {
  /** Where its key counts. */
  readonly root: RefObject<HTMLElement | null>;
  readonly filters?: WorklistFilters;
  /** Of the list that stands there, whom to call while no patient can be claimed for want of a network. */
  readonly heldNext?: () => WorkItem | undefined;
  /** Opens the call of the patient, who is claimed. */
  readonly onClaimed: (item: WorkItem, filters: WorklistFilters) => void;
}

/** Claims the next patient, by a press or by its key, and says so when there is none. */
export function NextButton({ root, filters = NO_FILTERS, heldNext, onClaimed }: NextButtonProps) {
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
  return (
    <div className="flex flex-col items-start gap-2 @max-md:w-full">
      <Button
        variant="primary"
        icon="call"
        busy={phase === 'claiming'}
        aria-keyshortcuts={ariaPress('nextPatient')}
        onClick={() => void claim()}
        className="@max-md:w-full"
      >
        {t('next')}
        <span
          aria-hidden="true"
          className="rounded border border-current/40 px-1.5 font-sans text-sm @max-md:hidden pointer-coarse:hidden"
        >
          {shownPress('nextPatient')}
        </span>
      </Button>
      {words && <p className={phase === 'failed' ? 'text-danger' : 'text-muted'}>{words}</p>}
      {phase === 'none' && isFiltered(filters) && (
        <Button icon="call" onClick={() => void claim(NO_FILTERS)}>
          {t('nextOfAll')}
        </Button>
      )}
    </div>
  );
}
