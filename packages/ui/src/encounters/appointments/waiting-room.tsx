import { readWaitingRoom, type WaitingRoomQueue } from '@careline/core/internal/encounters/appointments';
import { formatNumber } from '@careline/core/internal/formatting';
import { useId, useRef } from 'react';
import { RequestFailed, useOnline, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { type Language, MessagesProvider, useMessages } from '../../messages/index.ts';
import { useHttp, useNow } from '../../provider/index.ts';
import { useEncounterTimes, useMinute } from '../encounter-words/index.ts';
import { waitingRoomMessages } from './appointments.messages.ts';

export interface WaitingRoomProps {
  /** The languages of the words on the board, next to each other. The owner loads their messages. */
  readonly languages: readonly Language[];
}

/** Polling interval in ms, because a screen on the wall has nobody who reloads it. */
const EVERY_MS = 15_000;
/** Age in seconds after which the tokens count as old, longer than a slow reload. */
const OLD_SECONDS = 60;

interface WordProps {
  readonly of: 'now' | 'next' | 'withoutCareProvider' | 'none' | 'noneInside' | 'more' | 'old' | 'loading';
  readonly count?: number;
  readonly time?: string;
}

function WordInLanguage({ of, count = 0, time = '' }: WordProps) {
  const t = useMessages(waitingRoomMessages);
  if (of === 'more') return t(of, { count });
  return of === 'old' ? t(of, { time }) : t(of);
}

/** A word of the board in each of its languages. */
function Words({ languages, ...word }: WordProps & WaitingRoomProps) {
  return languages.map((language, index) => (
    <span key={language} lang={language}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <MessagesProvider locale={language}>
        <WordInLanguage {...word} />
      </MessagesProvider>
    </span>
  ));
}

interface QueueProps extends WaitingRoomProps {
  readonly queue: WaitingRoomQueue;
}

function Queue({ queue: { careProvider, now, next, waiting }, languages }: QueueProps) {
  const title = useId();
  const more = waiting - next.length;
  return (
    <section
      aria-labelledby={title}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-6"
    >
      <h2 id={title} className="truncate font-semibold text-3xl">
        {careProvider?.name ?? <Words of="withoutCareProvider" languages={languages} />}
      </h2>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-4">
        <div aria-live="polite">
          <p className="text-2xl text-muted">
            <Words of="now" languages={languages} />
          </p>
          <p className="font-bold text-accent text-[clamp(4rem,12vw,10rem)] tabular-nums leading-none">
            {now === null ? (
              <span className="text-4xl text-muted">
                <Words of="noneInside" languages={languages} />
              </span>
            ) : (
              formatNumber(now)
            )}
          </p>
        </div>
        {next.length > 0 && (
          <div>
            <p className="text-2xl text-muted">
              <Words of="next" languages={languages} />
            </p>
            <ol className="flex flex-wrap gap-x-8 font-semibold text-[clamp(2.5rem,6vw,5rem)] tabular-nums leading-none">
              {next.map((token) => (
                <li key={token}>{formatNumber(token)}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
      {more > 0 && (
        <p className="text-2xl text-muted">
          <Words of="more" count={more} languages={languages} />
        </p>
      )}
    </section>
  );
}

/**
 * The tokens of a facility's waiting room for a screen on the wall, without anything about the patients. Without a
 * connection the last tokens stay, with the time they are from.
 */
export function WaitingRoomBoard({ languages }: WaitingRoomProps) {
  const t = useMessages(waitingRoomMessages);
  const http = useHttp();
  const now = useNow();
  const online = useOnline();
  const times = useEncounterTimes();
  // The tokens also become old when no answer arrives at all.
  useMinute(now);
  const loadedAt = useRef(0);
  const { state, refresh, retry } = useQuery([http], async (signal) => {
    const { data, asOf } = await http.call(readWaitingRoom, { query: {}, signal });
    loadedAt.current = asOf;
    return data;
  });
  useLive(['encounters'], refresh, { everyMs: EVERY_MS, byClock: 'always' });
  if (state.phase === 'loading') {
    return (
      <p className="p-6 text-2xl text-muted">
        <Words of="loading" languages={languages} />
      </p>
    );
  }
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  const isOld = !online || state.error !== undefined || now() / 1000 - loadedAt.current > OLD_SECONDS;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isOld && (
          <p className="bg-warning-soft p-3 text-center text-2xl text-on-warning-soft">
            <Words of="old" time={times.time(loadedAt.current)} languages={languages} />
          </p>
        )}
      </div>
      {state.value.length === 0 ? (
        <p className="p-12 text-center text-5xl text-muted">
          <Words of="none" languages={languages} />
        </p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,34rem),1fr))] gap-6 p-6">
          {state.value.map((queue) => (
            <Queue key={queue.careProvider?.id ?? ''} queue={queue} languages={languages} />
          ))}
        </div>
      )}
    </>
  );
}
