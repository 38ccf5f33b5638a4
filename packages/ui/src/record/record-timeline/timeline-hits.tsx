import type { HttpClient } from '@careline/core/internal/http';
import { ofPatient } from '@careline/core/internal/http';
import { listTimeline, type TimelineItem, timelineKindLabel } from '@careline/core/internal/overview';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { recordTimelineMessages } from './record-timeline.messages.ts';
import type { RecordTimelineProps } from './record-timeline.tsx';
import { type TimelineWords, useTimelineWords } from './timeline-words.tsx';

export interface TimelineHitsProps extends Pick<RecordTimelineProps, 'vitaId' | 'addressOf' | 'partner'> {
  /** The searched text. */
  readonly text: string;
  /** Called when an entry is opened on this page. */
  readonly onOpen: () => void;
}

/** Letters needed before the record is loaded. */
const MIN_LETTERS = 2;
/** Entries searched, newest first. */
const MAX_SEARCHED = 300;
const MAX_SHOWN = 20;
const PAGE = '100';

interface Loaded {
  readonly items: readonly TimelineItem[];
  readonly isComplete: boolean;
}

async function loadItems(http: HttpClient, vitaId: string, signal: AbortSignal): Promise<Loaded> {
  const items: TimelineItem[] = [];
  let after: string | null | undefined;
  do {
    const query = { vitaId, limit: PAGE, ...(after && { after }) };
    const page = ofPatient(await http.call(listTimeline, { query, signal }), vitaId, listTimeline);
    items.push(...page.data);
    after = page.next;
  } while (after && items.length < MAX_SEARCHED);
  return { items, isComplete: !after };
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

interface HitProps extends Pick<TimelineHitsProps, 'addressOf' | 'onOpen'> {
  readonly item: TimelineItem;
  readonly words: TimelineWords;
}

function Hit({ item, words: { title, text, by }, addressOf, onOpen }: HitProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(recordTimelineMessages);
  const { link } = useNavigation();
  const address = addressOf?.(item);
  const content = (
    <>
      <span className="flex flex-wrap gap-x-3">
        <span className="w-24 shrink-0 text-muted tabular-nums">
          {item.at === null ? t('noDate') : formatDate(item.at, { timeZone })}
        </span>
        <span className="wrap-anywhere min-w-0">
          <MeasuredText>{title}</MeasuredText>
          {by && <span className="text-muted"> · {by}</span>}
        </span>
      </span>
      {text && <span className="wrap-anywhere line-clamp-2 text-muted text-sm">{text}</span>}
    </>
  );
  const look = 'flex min-h-control min-w-0 flex-col justify-center rounded-control px-3 py-1';
  if (address === undefined) return <li className={look}>{content}</li>;
  const { href, onClick } = link(address);
  return (
    <li>
      <a
        href={href}
        className={`${look} hover:bg-hover`}
        onClick={(event) => {
          onClick(event);
          if (event.defaultPrevented) onOpen();
        }}
      >
        {content}
      </a>
    </li>
  );
}

/** Finds entries of a patient's record by their words: notes, results, prescriptions, calls, visits and messages. */
export function TimelineHits({ vitaId, text, addressOf, partner, onOpen }: TimelineHitsProps) {
  const http = useHttp();
  const t = useMessages(recordTimelineMessages);
  const locale = useLocale();
  const wordsOf = useTimelineWords(partner);
  const wanted = folded(text);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && wanted.length >= MIN_LETTERS) setAsked(true);
  const { state, retry } = useQuery<Loaded>([http, vitaId], (signal) => loadItems(http, vitaId, signal), {
    endpoint: listTimeline.name,
    isAsked,
  });
  if (wanted.length < MIN_LETTERS) return null;
  if (state.phase === 'loading') return <Skeleton lines={2} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  const { items, isComplete } = state.value;
  const hits = items
    .map((item) => ({ item, words: wordsOf(item) }))
    .filter(({ item, words: { title, text: body = '', by = '' } }) =>
      [title, body, by, timelineKindLabel(item.kind, locale)].some((one) => folded(one).includes(wanted)),
    );
  const shown = hits.slice(0, MAX_SHOWN);
  return (
    <section aria-label={t('found')} className="flex flex-col gap-1">
      <p role="status" className="text-muted text-sm">
        {hits.length === 0 ? t('noneFound') : t('foundCount', { count: hits.length })}
        {!isComplete && ` ${t('searchedNewest', { count: items.length })}`}
      </p>
      <ul aria-label={t('found')} className="flex flex-col empty:hidden">
        {shown.map(({ item, words }) => (
          <Hit key={`${item.kind} ${item.id}`} {...{ item, words, addressOf, onOpen }} />
        ))}
      </ul>
      {hits.length > shown.length && (
        <p className="text-muted text-sm">{t('moreFound', { count: hits.length - shown.length })}</p>
      )}
    </section>
  );
}
