import { ENCOUNTER_PRIORITIES, encounterPriorityLabel } from '@careline/core/internal/encounters';
import { formatNumber } from '@careline/core/internal/formatting';
import type { AnswerOf, HttpClient, QueryOf } from '@careline/core/internal/http';
import {
  LAB_VIEWS,
  type LabView,
  type LabWork,
  listLabWork,
  MAX_LAB_COUNT,
  markLabSample,
} from '@careline/core/internal/labs';
import { decideRight, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import { reviewResult } from '@careline/core/internal/overview';
import { RequestFailed, useSubmission } from '@careline/ui/http';
import { type ListFilter, type ListSource, type ListValues, ListView, type RowAct } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { useNow } from '@careline/ui/provider';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useAddressedList } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { investigationsMessages } from './investigations.messages.ts';
import { useLabColumns } from './lab-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { EnterOrderResults, ReviewOrderResults } from './result-dialogs.tsx';

type Counts = Pick<AnswerOf<typeof listLabWork>['counts'], 'ordered' | 'sampled' | 'late' | 'review'>;

const source = (http: HttpClient): ListSource<ListValues, LabWork, Counts> => ({
  endpoint: listLabWork.name,
  async ask(filters, after, signal) {
    const query = { ...filters, after } as QueryOf<typeof listLabWork>;
    const { data, next, counts } = await http.call(listLabWork, { query, signal });
    return { data, next, about: counts };
  },
  idOf: ({ order }) => order.id,
});

const isCounted = (view: LabView, counts: Counts): view is keyof Counts & LabView => view in counts;

function useFilters(counts: Counts | null): readonly ListFilter[] {
  const t = useMessages(investigationsMessages);
  const locale = useLocale();
  const labelOf = (view: LabView): string => {
    if (counts === null || !isCounted(view, counts)) return t(view);
    const count = counts[view];
    return t(count < MAX_LAB_COUNT ? 'counted' : 'countedMore', {
      view: t(view),
      count: formatNumber(count),
    });
  };
  return [
    {
      kind: 'choice',
      key: 'view',
      label: t('view'),
      chips: true,
      usual: 'waiting',
      options: LAB_VIEWS.map((value) => ({ value, label: labelOf(value) })),
    },
    {
      kind: 'choice',
      key: 'priority',
      label: t('priority'),
      options: ENCOUNTER_PRIORITIES.map((value) => ({
        value,
        label: encounterPriorityLabel(value, locale),
      })),
    },
    { kind: 'choice', key: 'whose', label: t('whose'), options: [{ value: 'mine', label: t('mine') }] },
  ];
}

type Opened = { readonly kind: 'enter' | 'review'; readonly work: LabWork };

const isOpen = ({ order }: LabWork): boolean => order.status === 'active';

interface ActsOptions {
  readonly mark: (works: readonly LabWork[], isTaken: boolean) => Promise<void>;
  readonly open: (opened: Opened) => void;
}

function useActs({ mark, open }: ActsOptions): readonly RowAct<LabWork>[] {
  const t = useMessages(investigationsMessages);
  const { scopes } = useProfile();
  const mayReview = decideRight(reviewResult, scopes).allowed;
  return [
    {
      key: 'review',
      icon: 'check',
      letter: 'r',
      words: t('reviewAct'),
      label: ({ order: { number } }) => t('reviewOf', { number }),
      isOffered: ({ toReviewSince }) => mayReview && toReviewSince !== null,
      run: (work) => open({ kind: 'review', work }),
    },
    {
      key: 'enter',
      icon: 'edit',
      letter: 'e',
      words: t('enter'),
      label: ({ order: { number } }) => t('enterOf', { number }),
      isOffered: (work) => isOpen(work) && work.sample !== null,
      run: (work) => open({ kind: 'enter', work }),
    },
    {
      key: 'sample',
      icon: 'science',
      letter: 's',
      words: t('sample'),
      label: ({ order: { number } }) => t('sampleOf', { number }),
      isOffered: (work) => isOpen(work) && work.sample === null,
      run: (work) => void mark([work], true),
    },
    {
      key: 'unsample',
      icon: 'close',
      label: ({ order: { number } }) => t('unsampleOf', { number }),
      isOffered: (work) => isOpen(work) && work.sample !== null,
      run: (work) => void mark([work], false),
    },
  ];
}

/** The laboratory's orders at the user's facility. Technicians mark samples and enter results, doctors review them. */
export function InvestigationsList() {
  const t = useMessages(investigationsMessages);
  const { http } = useConsole();
  const { scopes } = useProfile();
  const now = useNow();
  const announce = useAnnounce();
  const list = useAddressedList(source, useFilters(null), {
    saved: 'investigations',
    live: ['labs'],
    byClock: true,
  });
  const [opened, setOpened] = useState<Opened>();
  const marking = useSubmission();
  const { refresh } = list.pages.list;
  const mark = async (works: readonly LabWork[], isTaken: boolean) => {
    const collectedAt = isTaken ? Math.floor(now() / 1000) : null;
    let marked = 0;
    for (const { order, sample } of works) {
      if (order.status !== 'active' || (sample !== null) === isTaken) continue;
      const body = { sample: { orderId: order.id, vitaId: order.vitaId, collectedAt } };
      const sent = await marking.submit(JSON.stringify(body), ({ key }) =>
        http.call(markLabSample, { body, idempotencyKey: key }),
      );
      if (!sent) break;
      marked += 1;
    }
    if (isTaken && marked > 0) announce(t('samplesMarked', { count: marked }));
    refresh();
  };
  const done = (word: 'stored' | 'wasReviewed') => () => {
    setOpened(undefined);
    announce(t(word));
    refresh();
  };
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  return (
    <>
      {marking.error && <RequestFailed title={t('sampleFailed')} error={marking.error} />}
      <ListView
        {...list}
        name={t('list')}
        columns={useLabColumns()}
        filters={useFilters(list.pages.state.about)}
        rowAddress={({ order }) =>
          decideRight(READS_RECORD, scopes).allowed ? patientPath(order.vitaId, 'labs') : undefined
        }
        acts={useActs({ mark, open: setOpened })}
        bulk={[
          {
            key: 'sample',
            icon: 'science',
            label: t('sampleAll'),
            run: (works, onDone) => void mark(works, true).then(() => onDone()),
          },
        ]}
        detail={(work) => <OrderDetail work={work} />}
        detailLabel={({ order: { number } }) => t('detailsOf', { number })}
        none={{ title: t('none'), text: t('noneText'), icon: 'science' }}
        file="lab-orders"
      />
      {opened?.kind === 'enter' && (
        <EnterOrderResults work={opened.work} onDone={done('stored')} onClose={close} />
      )}
      {opened?.kind === 'review' && (
        <ReviewOrderResults work={opened.work} onDone={done('wasReviewed')} onClose={close} />
      )}
    </>
  );
}
