import { type DayClose, listDayCloses, paymentMeansLabel, plainMoney } from '@careline/core/internal/billing';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { useState } from 'react';
import { type ListColumn, type ListSource, ListView, useListPages } from '../../lists/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { dayCloseMessages } from '../billing.messages.ts';
import { CloseDayDialog } from './close-day-dialog.tsx';

export interface DayClosesProps {
  /** Whether the user takes money and therefore closes a day. */
  readonly mayClose: boolean;
}

const NO_FILTERS = {};

const makeSource = (http: HttpClient): ListSource<object, DayClose> => ({
  endpoint: listDayCloses.name,
  ask: (_, after, signal) => http.call(listDayCloses, { query: { ...(after && { after }) }, signal }),
  idOf: ({ id }) => id,
});

function useColumns(): readonly ListColumn<DayClose>[] {
  const t = useMessages(dayCloseMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money } = useBillWords();
  const moment = (at: number) => `${formatDate(at, { timeZone })}, ${formatTime(at, { timeZone })}`;
  const sums = ({ lines, currency }: DayClose) =>
    lines.map(({ means, counted }) => `${paymentMeansLabel(means, locale)} ${money(counted, currency)}`);
  return [
    { key: 'staff', label: t('staff'), names: true, width: 'minmax(0,1fr)', text: ({ staff }) => staff.name },
    { key: 'at', label: t('at'), width: '10.5rem', text: ({ at }) => moment(at) },
    {
      key: 'since',
      label: t('since'),
      width: '10.5rem',
      narrow: 'never',
      text: ({ since }) => moment(since),
    },
    { key: 'count', label: t('count'), numeric: true, width: '5rem', text: ({ entries }) => String(entries) },
    { key: 'counted', label: t('counted'), width: 'minmax(0,2fr)', text: (row) => sums(row).join(', ') },
    {
      key: 'difference',
      label: t('difference'),
      numeric: true,
      width: '7.5rem',
      narrow: 'first',
      text: ({ difference, currency }) => plainMoney(difference, currency),
      cell: ({ difference, currency }) => (difference === 0 ? '–' : money(difference, currency)),
    },
    { key: 'reason', label: t('reason'), width: 'minmax(0,1.5fr)', text: ({ reason }) => reason ?? '' },
  ];
}

/** Day closes of the facility, newest first, and the close of the user's own day. */
export function DayCloses({ mayClose }: DayClosesProps) {
  const t = useMessages(dayCloseMessages);
  const [isOpen, setOpen] = useState(false);
  const pages = useListPages(makeSource, NO_FILTERS, { live: ['billing'] });
  return (
    <>
      <ListView
        name={t('caption')}
        pages={pages}
        columns={useColumns()}
        none={{ title: t('none'), text: t('noneText'), icon: 'payment' }}
        file="day-closes"
        beside={
          mayClose && (
            <Button
              variant="primary"
              className="self-start"
              data-print="hidden"
              onClick={() => setOpen(true)}
            >
              {t('open')}
            </Button>
          )
        }
      />
      {isOpen && (
        <CloseDayDialog
          onDone={() => {
            setOpen(false);
            pages.list.refresh();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
