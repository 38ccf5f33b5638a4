import type { WorkDay } from '@careline/core/internal/calls/worklist';
import { formatNumber } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { teamWorkMessages } from './team-work.messages.ts';

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** Formats weekday, day and month. UTC, because a calendar day is the same in every zone. */
const useDayWords = () => {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    timeZone: 'UTC',
  });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** The calls of each day and how many reached the patient, as numbers with a bar. */
export function TeamDays({ days }: { readonly days: readonly WorkDay[] }) {
  const t = useMessages(teamWorkMessages);
  const dayWords = useDayWords();
  const most = Math.max(...days.map(({ done }) => done), 1);
  return (
    <Table caption={t('days')}>
      <thead>
        <tr>
          <HeadCell>{t('day')}</HeadCell>
          <HeadCell numeric>{t('completed')}</HeadCell>
          <HeadCell numeric>{t('answered')}</HeadCell>
          <HeadCell numeric>{t('rate')}</HeadCell>
          <td className="w-1/3 border-line border-b @max-md:hidden" />
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, done, reached }) => (
          <Row key={day}>
            <HeadCell scope="row">{dayWords(day)}</HeadCell>
            <Cell numeric>{formatNumber(done)}</Cell>
            <Cell numeric>{formatNumber(reached)}</Cell>
            <Cell numeric>{done === 0 ? formatNumber(0) : `${Math.round(shareOf(reached, done))}%`}</Cell>
            <td aria-hidden="true" className="border-line border-b px-3 @max-md:hidden">
              <div className="h-3 rounded-full bg-accent-soft" style={{ width: `${shareOf(done, most)}%` }}>
                <div className="h-3 rounded-full bg-accent" style={{ width: `${shareOf(reached, done)}%` }} />
              </div>
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
