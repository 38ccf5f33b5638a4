import type { HttpClient } from '@careline/core/internal/http';
import {
  listTimeline,
  TIMELINE_KINDS,
  type TimelineItem,
  type TimelineKind,
  timelineKindLabel,
} from '@careline/core/internal/overview';
import { createPagedList } from '@careline/core/internal/paging';
import { entryDateText } from '@careline/core/internal/record';
import { useEffect, useMemo, useState } from 'react';
import { useFormatDate, useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type Chip, ChipField } from '../../primitives/chip-field/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { MeasuredText, Untranslated } from '../../primitives/untranslated/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { OverviewSection } from '../overview-section/index.ts';
import { PagedRows } from '../paged-rows/index.ts';
import { recordTimelineMessages } from './record-timeline.messages.ts';
import { namesIn, TIMELINE_ICONS, type TimelineWords, useTimelineWords } from './timeline-words.tsx';

export interface RecordTimelineProps {
  readonly vitaId: string;
  /** Kinds the user may read (`readableKinds`). */
  readonly kinds: readonly TimelineKind[];
  /** Returns the address of the full entry; undefined if there is no such page. */
  readonly addressOf?: (item: TimelineItem) => string | undefined;
  readonly partner?: string | undefined;
}

interface TimelineOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  /** Unix seconds. Later events are left out. */
  readonly until: number;
}

/** Rejects an answer that belongs to another patient. */
const createTimeline = ({ http, vitaId, until }: TimelineOptions) =>
  createPagedList({
    endpoint: listTimeline.name,
    none: undefined,
    nothing: undefined,
    ask: (kind: TimelineKind | undefined, after, signal) =>
      http.call(listTimeline, {
        query: { vitaId, until: String(until), ...(kind && { kind }), ...(after !== undefined && { after }) },
        signal,
      }),
    about: () => undefined,
    keyOf: (kind) => kind ?? '',
    idOf: ({ kind, id }: TimelineItem) => `${kind} ${id}`,
    fits: (answer) => answer.vitaId === vitaId,
  });

interface ItemProps extends Pick<RecordTimelineProps, 'addressOf' | 'partner'> {
  readonly item: TimelineItem;
}

/** Shows the day, and the time if it is known. */
function When({ item: { at, imported } }: ItemProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const t = useMessages(recordTimelineMessages);
  const day = imported ? entryDateText(imported, { timeZone }) : at !== null && formatDate(at, { timeZone });
  return (
    <span className="text-muted text-sm tabular-nums leading-6">
      {day || t('noDate')}
      {at !== null && !imported && <> {formatTime(at, { timeZone })}</>}
    </span>
  );
}

function Title({ item, addressOf, title, code }: ItemProps & Pick<TimelineWords, 'title' | 'code'>) {
  const { link } = useNavigation();
  const address = addressOf?.(item);
  const words = <MeasuredText>{title}</MeasuredText>;
  if (address === undefined)
    return (
      <span title={code} className="wrap-anywhere font-medium">
        {words}
      </span>
    );
  const { href, onClick } = link(address);
  return (
    <a
      href={href}
      onClick={onClick}
      title={code}
      className="wrap-anywhere font-medium text-accent hover:underline"
    >
      {words}
    </a>
  );
}

function Item(props: ItemProps) {
  const locale = useLocale();
  const { item, partner } = props;
  const { title, code, text, by, tag } = useTimelineWords(partner)(item);
  const names = namesIn(item);
  const kind = TIMELINE_KINDS.find((known) => known === item.kind);
  return (
    <li
      data-print="together"
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-line border-t py-2 first:border-t-0 first:pt-0 last:pb-0 @md:grid-cols-[1.5rem_10.5rem_minmax(0,1fr)_auto]"
    >
      <span className="row-span-3 text-muted @md:row-span-1">
        <Icon name={kind ? TIMELINE_ICONS[kind] : 'info'} size={20} />
        <VisuallyHidden>{timelineKindLabel(item.kind, locale)}</VisuallyHidden>
      </span>
      <When {...props} />
      <span className="flex min-w-0 flex-col">
        <Title {...props} title={title} code={code} />
        {text && (
          <span
            className="wrap-anywhere line-clamp-2 whitespace-pre-line text-sm"
            translate={item.message ? 'no' : undefined}
          >
            {item.message ? text : <MeasuredText parts={names}>{text}</MeasuredText>}
          </span>
        )}
        {by && (
          <span className="text-muted text-sm">
            <Untranslated parts={names}>{by}</Untranslated>
          </span>
        )}
      </span>
      <span className="justify-self-start max-md:col-start-2">{tag}</span>
    </li>
  );
}

interface FilterProps {
  readonly kinds: readonly TimelineKind[];
  readonly value: TimelineKind | undefined;
  readonly onChange: (kind: TimelineKind | undefined) => void;
}

const EVERYTHING = 'everything';

function Filter({ kinds, value, onChange }: FilterProps) {
  const t = useMessages(recordTimelineMessages);
  const locale = useLocale();
  const chips: readonly Chip<TimelineKind | typeof EVERYTHING>[] = [
    { value: EVERYTHING, label: t('all') },
    ...kinds.map((kind) => ({ value: kind, label: timelineKindLabel(kind, locale) })),
  ];
  return (
    <ChipField
      label={t('filter')}
      chips={chips}
      value={value ?? EVERYTHING}
      onChange={(kind) => onChange(kind === EVERYTHING ? undefined : kind)}
    />
  );
}

/** Lists everything that happened with a patient, newest first, page by page. Booked encounters are not here. */
export function RecordTimeline({ vitaId, kinds, ...ofItem }: RecordTimelineProps) {
  const http = useHttp();
  const t = useMessages(recordTimelineMessages);
  const [kind, setKind] = useState<TimelineKind>();
  const now = useNow();
  const list = useMemo(
    () => createTimeline({ http, vitaId, until: Math.floor(now() / 1000) }),
    [http, vitaId, now],
  );
  useEffect(() => list.show(kind), [list, kind]);
  useEffect(() => list.clear, [list]);
  const state = useStore(list.store, (whole) => whole);
  return (
    <OverviewSection title={t('title')}>
      <div className="flex flex-col gap-3">
        {kinds.length > 1 && <Filter kinds={kinds} value={kind} onChange={setKind} />}
        <PagedRows
          label={t('title')}
          list={list}
          state={state}
          none={t(kind ? 'noneOfKind' : 'none')}
          failed={t('failed')}
          moreFailed={t('moreFailed')}
          more={t('more')}
        >
          {(item) => <Item key={`${item.kind} ${item.id}`} {...ofItem} item={item} />}
        </PagedRows>
      </div>
    </OverviewSection>
  );
}
