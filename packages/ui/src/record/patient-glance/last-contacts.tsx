import { ofPatient } from '@careline/core/internal/http';
import { listTimeline, type TimelineItem, type TimelineKind } from '@careline/core/internal/overview';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useTimelineWords } from '../record-timeline/index.ts';
import { patientGlanceMessages } from './patient-glance.messages.ts';

export interface LastContactsProps {
  readonly vitaId: string;
  /** Kinds of events that the user may read. */
  readonly kinds: readonly TimelineKind[];
  /** The current encounter, which is left out. */
  readonly encounterId: string;
  readonly partner?: string | undefined;
}

const CONTACT_KINDS = ['call', 'encounter'] as const satisfies readonly TimelineKind[];

/** Contacts shown. */
const MOST = 3;
/** Events loaded of each kind: cancelled visits do not count. */
const LOADED = '12';

const isOver = ({ call, encounter }: TimelineItem): boolean =>
  call !== undefined || encounter?.status === 'COMPLETED';

/** Loads the latest calls and completed visits, newest first. */
function useLastContacts({ vitaId, kinds, encounterId }: LastContactsProps) {
  const http = useHttp();
  const now = useNow();
  const asked = CONTACT_KINDS.filter((kind) => kinds.includes(kind));
  return useQuery<readonly TimelineItem[]>(
    [http, vitaId, asked.join(' ')],
    async (signal) => {
      const lists = await Promise.all(
        asked.map(async (kind) => {
          const query = { vitaId, kind, limit: LOADED, until: String(Math.floor(now() / 1000)) };
          return ofPatient(await http.call(listTimeline, { query, signal }), vitaId, listTimeline).data;
        }),
      );
      return lists
        .flat()
        .filter((item) => isOver(item) && item.encounter?.id !== encounterId)
        .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
        .slice(0, MOST);
    },
    { endpoint: listTimeline.name },
  );
}

/** The last calls and visits of a patient, one sentence each. */
export function LastContacts(props: LastContactsProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(patientGlanceMessages);
  const locale = useLocale();
  const wordsOf = useTimelineWords(props.partner);
  const { state, retry, refresh } = useLastContacts(props);
  useLive(['encounters'], refresh);
  if (state.phase === 'loading') return <Skeleton lines={3} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('contactsFailed')} onRetry={retry} error={state.error} />;
  if (state.value.length === 0) return <p className="text-muted text-sm">{t('noContacts')}</p>;
  return (
    <ul aria-label={t('contacts')} className="flex flex-col gap-1.5 text-sm">
      {state.value.map((item) => {
        const { title, code, text, by, tag } = wordsOf(item);
        const when =
          item.at === null ? '' : formatCalendar(item.at, Math.floor(now() / 1000), { timeZone, locale });
        return (
          <li key={item.id}>
            <p title={code} className="wrap-anywhere">
              {t('contact', { when, what: title })}
              {by && <span className="text-muted"> · {by}</span>}
            </p>
            {text ? <p className="wrap-anywhere line-clamp-2 text-muted">{text}</p> : tag}
          </li>
        );
      })}
    </ul>
  );
}
