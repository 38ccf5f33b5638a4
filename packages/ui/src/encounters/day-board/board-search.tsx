import type { BoardEntry } from '@careline/core/internal/encounters';
import { actsNow, type DayBoard } from '@careline/core/internal/encounters/consultations';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { type BoardRowSetting, useBoardPatient } from './board-row.tsx';
import { dayBoardMessages } from './day-board.messages.ts';

/** Result of the search: one arrival to record, several to choose from, a patient who is already here or gone, or none. */
export type Sought =
  | { readonly kind: 'short' }
  | { readonly kind: 'one' | 'here' | 'done'; readonly entry: BoardEntry }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'none' };

const isOnePatient = (entries: readonly BoardEntry[]): boolean =>
  new Set(entries.map(({ encounter }) => encounter.vitaId)).size === 1;

/** Returns what Enter does with these matches. A patient with two visits today arrives for the first. */
export function soughtOf(
  found: readonly BoardEntry[] | undefined,
  board: DayBoard,
  { user, times }: Pick<BoardRowSetting, 'user' | 'times'>,
): Sought {
  if (found === undefined) return { kind: 'short' };
  const [first] = found;
  if (!first) return { kind: 'none' };
  if (!isOnePatient(found)) return { kind: 'several', count: found.length };
  const moment = { isDue: true, now: times.nowSeconds() };
  const coming = board.booked.find(
    (entry) => found.includes(entry) && actsNow(user, entry.encounter, moment).includes('arrive'),
  );
  if (coming) return { kind: 'one', entry: coming };
  return found.every((entry) => board.done.includes(entry))
    ? { kind: 'done', entry: first }
    : { kind: 'here', entry: first };
}

export interface BoardSearchProps extends Pick<BoardRowSetting, 'times'> {
  readonly inputRef: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly sought: Sought;
  readonly onArrive: (entry: BoardEntry) => void;
  /** Moves the focus to the first visit that matches. */
  readonly onChoose: () => void;
  /** Undefined for users who may not book. */
  readonly onWalkIn: (() => void) | undefined;
}

function useSoughtWords({ sought, text, times, onWalkIn }: BoardSearchProps): string {
  const t = useMessages(dayBoardMessages);
  const patientOf = useBoardPatient();
  switch (sought.kind) {
    case 'short':
      return t('hint');
    case 'one':
      return t('oneFound', {
        who: patientOf(sought.entry).who,
        time: times.time(sought.entry.encounter.period.start),
      });
    case 'several':
      return t('moreFound', { count: sought.count });
    case 'here':
      return t('isHere', { who: patientOf(sought.entry).who });
    case 'done':
      return t('isDone', { who: patientOf(sought.entry).who });
    case 'none': {
      const words = t('noneFound', { text: text.trim() });
      return onWalkIn ? `${words} ${t('walkInEnter')}` : words;
    }
  }
}

interface SearchBoxProps extends Pick<BoardSearchProps, 'inputRef' | 'text' | 'onText'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Takes the focus when it is on the page, so that a card can be scanned at once. */
function SearchBox({ inputRef, text, onText, onKeyDown }: SearchBoxProps) {
  const t = useMessages(dayBoardMessages);
  useEffect(() => inputRef.current?.querySelector('input')?.focus(), [inputRef]);
  return (
    <search ref={inputRef} className="flex min-w-0 flex-1">
      <TextField
        className="w-80 max-sm:w-full"
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        type="search"
        autoComplete="off"
        maxLength={120}
        value={text}
        onChange={onText}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}

/** Finds a visit by a scanned card, letters or digits. Enter records the arrival of the only match. */
export function BoardSearch(props: BoardSearchProps) {
  const { inputRef, text, onText, sought, onArrive, onChoose, onWalkIn } = props;
  const t = useMessages(dayBoardMessages);
  const words = useSoughtWords(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onChoose();
    }
    if (event.key === 'Escape') onText('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (sought.kind === 'one') onArrive(sought.entry);
    else if (sought.kind === 'none' || sought.kind === 'done') onWalkIn?.();
    else if (sought.kind !== 'short') onChoose();
  };
  return (
    <>
      <HeadPart place="filters">
        <SearchBox inputRef={inputRef} text={text} onText={onText} onKeyDown={onKeyDown} />
      </HeadPart>
      {onWalkIn && (
        <HeadPart place="primary">
          <Button variant="primary" size="small" icon="add" onClick={onWalkIn}>
            {t('walkIn')}
          </Button>
        </HeadPart>
      )}
      <p role="status" className="min-h-6 text-muted text-xs">
        {words}
      </p>
    </>
  );
}
